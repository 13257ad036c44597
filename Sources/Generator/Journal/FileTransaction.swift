import WaylineSystem

/// Carries out a plan as a whole or not at all.
///
/// New files are first written into a journal in the folder, and the old contents into the
/// ``UndoStore``. Only then are the new files moved to their places. If a run is interrupted, the user's
/// next run takes its changes back. For that it uses only the store, and trusts nothing in the folder.
/// This protects against a killed process, but not against a power failure.
package struct FileTransaction {
    private let files: any FileSystem
    private let store: UndoStore
    private let journal: Journal

    package init(_ files: any FileSystem, _ store: UndoStore) {
        self.files = files
        self.store = store
        journal = Journal(files)
    }

    /// Carries out `plan`. If an operation fails, those before it are taken back.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        guard plan.conflicts.isEmpty else { throw .conflicts(plan.conflicts.map(\.path)) }
        if plan.isEmpty { return }
        try check(plan)
        if try hasJournal() { throw .foreignJournal }
        try store.write(.none)
        do throws(GeneratorError) {
            try store.write(try prepare(plan))
            try apply(plan)
            try store.write(.none)
        } catch {
            try takeBack(error)
        }
        removeLeftover()
    }

    /// Takes back an interrupted run of this user in this folder, or removes its leftover files.
    /// Returns nil if there is none.
    package func recover() throws(GeneratorError) -> Recovery? {
        guard try hasLeftOver(), let undo = try store.read() else { return nil }
        try check(undo)
        let left = try takeBack(undo)
        return undo == .none ? .cleared : .takenBack(left: left)
    }

    /// Returns whether an earlier run was interrupted. A journal without undo information is an
    /// error.
    func hasLeftOver() throws(GeneratorError) -> Bool {
        let hasJournal = try hasJournal()
        if try store.read() != nil { return true }
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

    /// Checks that the whole run can be taken back, before anything is taken back.
    private func check(_ undo: Undo) throws(GeneratorError) {
        var folders = KnownFolders()
        for path in undo.paths { _ = try folders.exists(path.folder, in: files) }
        for change in undo.changes {
            switch try reading({ () throws(FileError) in try files.kind(of: change.path) }) {
            case nil, .file: break
            case .link: throw .link(change.path)
            case .folder, .other: throw .notAFile(change.path)
            }
        }
    }

    /// Checks that the files are still as they were when the plan was made.
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

    /// Writes the new files into the journal. Returns the information for taking the plan back.
    private func prepare(_ plan: Plan) throws(GeneratorError) -> Undo {
        try reading { () throws(FileError) in
            try journal.open()
            var changes: [Undo.FileChange] = []
            for (number, file) in plan.changes.enumerated() {
                let mode = try mode(of: file)
                if let after = file.after { try journal.prepare(after, number, mode: mode) }
                changes.append(
                    Undo.FileChange(
                        path: file.path, before: file.before, after: file.after, mode: mode))
            }
            return Undo(
                changes: changes, newFolders: plan.newFolders, oldFolders: plan.oldFolders)
        }
    }

    private func mode(of file: PlannedFile) throws(FileError) -> UInt16? {
        guard file.before != nil, case .file(let mode)? = try files.kind(of: file.path) else {
            return nil
        }
        return mode
    }

    private func apply(_ plan: Plan) throws(GeneratorError) {
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

    private func removeLeftover() {
        do throws(GeneratorError) {
            try reading { () throws(FileError) in try journal.clear() }
            try store.remove()
        } catch {
            // The plan is carried out; the next run removes the leftover files.
        }
    }

    private func takeBack(_ reason: GeneratorError) throws(GeneratorError) -> Never {
        do throws(GeneratorError) {
            if let undo = try store.read() { _ = try takeBack(undo) }
        } catch {
            throw .leftOver(reason, error)
        }
        throw reason
    }

    /// Takes back the changes, and removes leftover files. Returns the files that somebody else has
    /// changed since.
    private func takeBack(_ undo: Undo) throws(GeneratorError) -> [String] {
        var left: [String] = []
        if undo != .none {
            left = try reading { () throws(FileError) in try journal.takeBack(undo) }
            try store.write(.none)
        }
        try reading { () throws(FileError) in try journal.clear() }
        try store.remove()
        return left
    }
}

/// The result of recovering from an interrupted run.
package enum Recovery: Hashable, Sendable {
    /// The run had not begun to change anything, or had changed everything.
    case cleared

    /// The changes were taken back, except for these files, which have been changed since then.
    case takenBack(left: [String])
}

extension Recovery: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cleared: "The leftover files of an earlier run were removed."
        case .takenBack(let left):
            "An earlier run was interrupted: its changes were taken back"
                + (left.isEmpty
                    ? "."
                    : ", except for files that were changed since then: "
                        + "\(left.joined(separator: ", ")).")
        }
    }
}

extension FileSystem {
    func isEmptyFolder(_ folder: String) throws(FileError) -> Bool {
        guard try kind(of: folder) == .folder else { return false }
        return try entries(of: folder).isEmpty
    }
}
