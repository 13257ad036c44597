/// Carries out a plan as a whole or not at all.
///
/// New files, and copies of the files that change, are written into a journal in the folder. Only
/// then are the new files moved to where they belong. The user's next run takes back a run that was
/// cut off. It follows the ``RunRecord``, and trusts nothing in the folder. This covers a killed
/// process, but not a power failure.
package struct Transaction {
    private let files: any FileSystem
    private let record: RunRecord
    private let journal: Journal

    package init(_ files: any FileSystem, _ record: RunRecord) {
        self.files = files
        self.record = record
        journal = Journal(files)
    }

    /// Does what `plan` says. Where a step fails, those before it are taken back.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        guard plan.conflicts.isEmpty else { throw .conflicts(plan.conflicts.map(\.path)) }
        if plan.isEmpty { return }
        try check(plan)
        if try hasJournal() { throw .foreignJournal }
        try record.open()
        do throws(GeneratorError) {
            try write(plan)
            try record.begin(Undo(plan))
            try act(plan)
            try record.end()
        } catch {
            try takeBack(error)
        }
        clearAway()
    }

    /// Takes back or clears away the rest of an earlier run of this user in this folder. Returns
    /// nil if there is none.
    package func recover() throws(GeneratorError) -> Recovery? {
        guard try hasLeftOver(), let undo = try record.read() else { return nil }
        var recovery = Recovery.cleared
        // Somebody may have removed the journal, but not what the run had put elsewhere.
        try check(undo)
        if undo != .none {
            recovery = try reading { () throws(FileError) in try journal.takeBack(undo) }
            try record.end()
        }
        try reading { () throws(FileError) in try journal.clear() }
        try record.remove()
        return recovery
    }

    /// Returns whether an earlier run was cut off. A journal without a record is an error.
    func hasLeftOver() throws(GeneratorError) -> Bool {
        let hasJournal = try hasJournal()
        if try record.read() != nil { return true }
        if hasJournal { throw .foreignJournal }
        return false
    }

    func hasJournal() throws(GeneratorError) -> Bool {
        switch try reading({ () throws(FileError) in try files.kind(of: Journal.folder) }) {
        case nil: return false
        case .folder: return true
        case .link: throw .link(Journal.folder)
        case .file, .other: throw .notAFolder(Journal.folder)
        }
    }

    /// Throws if any part of the run cannot be taken back; then nothing is.
    private func check(_ undo: Undo) throws(GeneratorError) {
        var folders = KnownFolders()
        for path in undo.paths { _ = try folders.exists(path.folder, in: files) }
        for step in undo.steps {
            switch try reading({ () throws(FileError) in try files.kind(of: step.path) }) {
            case nil, .file: break
            case .link: throw .link(step.path)
            case .folder, .other: throw .notAFile(step.path)
            }
        }
        if let copy = try reading({ () throws(FileError) in try journal.changedCopy(of: undo) }) {
            throw .changedCopy(copy)
        }
    }

    /// The plan was made of what was there then.
    private func check(_ plan: Plan) throws(GeneratorError) {
        for path in plan.changes.map(\.path) + plan.newFolders + plan.oldFolders
        where !path.isOwnPath {
            throw .leadsOut(path)
        }
        for file in plan.changes {
            let isThere = try reading { () throws(FileError) in try files.kind(of: file.path) }
            guard (isThere == nil) == (file.before == nil) else {
                throw .changedMeanwhile(file.path)
            }
            guard file.before != nil else { continue }
            let bytes = try reading { () throws(FileError) in try files.read(file.path) }
            guard bytes == file.before else { throw .changedMeanwhile(file.path) }
        }
    }

    private func write(_ plan: Plan) throws(GeneratorError) {
        try reading { () throws(FileError) in
            try journal.open()
            for (number, file) in plan.changes.enumerated() {
                let mode = try mode(of: file)
                if let before = file.before { try journal.keep(before, number, mode: mode) }
                if let after = file.after { try journal.prepare(after, number, mode: mode) }
            }
        }
    }

    private func mode(of file: PlannedFile) throws(FileError) -> UInt16? {
        guard file.before != nil, case .file(let mode)? = try files.kind(of: file.path) else {
            return nil
        }
        return mode
    }

    private func act(_ plan: Plan) throws(GeneratorError) {
        try reading { () throws(FileError) in
            for folder in plan.newFolders { try files.makeFolder(folder) }
            for (number, file) in plan.changes.enumerated() {
                if file.after == nil {
                    try files.remove(file.path)
                } else {
                    try journal.put(number, at: file.path)
                }
            }
            for folder in plan.oldFolders where try files.isEmptyFolder(folder) {
                try files.removeFolder(folder)
            }
        }
    }

    private func clearAway() {
        do throws(GeneratorError) {
            try reading { () throws(FileError) in try journal.clear() }
            try record.remove()
        } catch {
            // The plan is carried out; the next run clears away what is left.
        }
    }

    private func takeBack(_ reason: GeneratorError) throws(GeneratorError) -> Never {
        do throws(GeneratorError) {
            if let undo = try record.read() {
                _ = try reading { () throws(FileError) in try journal.takeBack(undo) }
            }
            try record.end()
            try reading { () throws(FileError) in try journal.clear() }
            try record.remove()
        } catch {
            throw .leftOver(reason, error)
        }
        throw reason
    }
}

extension FileSystem {
    func isEmptyFolder(_ folder: String) throws(FileError) -> Bool {
        guard try kind(of: folder) == .folder else { return false }
        return try entries(of: folder).isEmpty
    }
}
