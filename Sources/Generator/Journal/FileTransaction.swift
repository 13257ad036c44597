import WaylineSystem

/// Carries out a plan as a whole or not at all.
///
/// New files, and copies of the files that change, are first written into a journal in the folder.
/// Only then are the new files moved to their places. If a run is interrupted, the user's next run
/// takes its changes back. For that it uses only the ``UndoStore``, and trusts nothing in the
/// folder. This protects against a killed process, but not against a power failure.
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
        try store.open()
        do throws(GeneratorError) {
            try write(plan)
            try store.begin(Undo(plan))
            try apply(plan)
            try store.end()
        } catch {
            try takeBack(error)
        }
        removeLeftover()
    }

    /// Takes back an interrupted run of this user in this folder, or removes its leftover files.
    /// Returns nil if there is none.
    package func recover() throws(GeneratorError) -> Recovery? {
        guard try hasLeftOver(), let undo = try store.read() else { return nil }
        var recovery = Recovery.cleared
        // The journal may have been removed by hand, although the run had moved files.
        try check(undo)
        if undo != .none {
            recovery = try reading { () throws(FileError) in try journal.takeBack(undo) }
            try store.end()
        }
        try reading { () throws(FileError) in try journal.clear() }
        try store.remove()
        return recovery
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
        if let copy = try reading({ () throws(FileError) in try journal.changedCopy(of: undo) }) {
            throw .changedCopy(copy)
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
            if let undo = try store.read() {
                _ = try reading { () throws(FileError) in try journal.takeBack(undo) }
            }
            try store.end()
            try reading { () throws(FileError) in try journal.clear() }
            try store.remove()
        } catch {
            throw .leftOver(reason, error)
        }
        throw reason
    }
}

/// The result of recovering from an interrupted run.
package enum Recovery: Hashable, Sendable {
    /// The run had not begun to change anything, or had changed everything.
    case cleared

    /// The changes were taken back, except for two kinds of files, which stay as they are: `left`
    /// have been changed since then, and the saved copies of `lost` are gone.
    case takenBack(left: [String], lost: [String])
}

extension Recovery: CustomStringConvertible {
    package var description: String {
        switch self {
        case .cleared: "The leftover files of an earlier run were removed."
        case .takenBack(let left, let lost):
            "An earlier run was interrupted: its changes were taken back"
                + Self.exceptions(left, lost) + "."
                + (lost.isEmpty ? "" : " Restore these from version control.")
        }
    }

    private static func exceptions(_ left: [String], _ lost: [String]) -> String {
        let exceptions = [
            ("files that were changed since then", left),
            ("files whose saved copies are missing", lost),
        ].filter { !$1.isEmpty }.map { "except for \($0): \($1.joined(separator: ", "))" }
        return exceptions.isEmpty ? "" : ", " + exceptions.joined(separator: ", and ")
    }
}

extension FileSystem {
    func isEmptyFolder(_ folder: String) throws(FileError) -> Bool {
        guard try kind(of: folder) == .folder else { return false }
        return try entries(of: folder).isEmpty
    }
}
