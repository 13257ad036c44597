import WaylineSystem

/// Carries out a plan as a whole or not at all.
///
/// All changes are first written into the ``UndoStore``, then made, then removed from it. If changes stand
/// there, a run was interrupted, and the user's next run takes them back. It trusts nothing in the
/// folder. This protects against a killed process, but not against a power failure.
package struct FileTransaction {
    private let files: SystemFiles
    private let store: UndoStore

    package init(_ files: SystemFiles, _ store: UndoStore) {
        self.files = files
        self.store = store
    }

    /// Carries out `plan`. If an operation fails, those before it are taken back.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        guard plan.conflicts.isEmpty else { throw .conflicts(plan.conflicts.map(\.path)) }
        if plan.isEmpty { return }
        let changes = try changes(of: plan)
        try store.write(changes)
        do throws(GeneratorError) {
            _ = try make(changes, over: plan.changes.map(\.before))
            try store.remove()
        } catch let reason {
            do throws(GeneratorError) { _ = try takeBack(changes) } catch {
                throw .leftOver(reason, error)
            }
            throw reason
        }
    }

    /// Takes back an interrupted run of this user in this folder. Without one, returns nil.
    package func recover() throws(GeneratorError) -> Recovery? {
        guard let changes = try store.read() else { return nil }
        return Recovery(left: try takeBack(changes))
    }

    /// Returns the changes of a plan. Throws if a file is not as it was when the plan was made.
    private func changes(of plan: Plan) throws(GeneratorError) -> FileChanges {
        let paths = plan.changes.map(\.path) + plan.newFolders + plan.oldFolders
        if let path = paths.first(where: { !$0.isOwnPath }) { throw .leadsOut(path) }
        var changes: [FileChanges.File] = []
        for file in plan.changes {
            guard try files.contents(of: file.path) == file.before else {
                throw .changedMeanwhile(file.path)
            }
            var mode: UInt16?
            if file.before != nil, case .file(let found)? = try files.kind(of: file.path) {
                mode = found
            }
            changes.append(
                FileChanges.File(
                    path: file.path, before: file.before.map(FileBytes.init),
                    after: file.after.map(FileBytes.init), mode: mode))
        }
        return FileChanges(
            changes: changes, newFolders: plan.newFolders, oldFolders: plan.oldFolders)
    }

    private func takeBack(_ changes: FileChanges) throws(GeneratorError) -> [String] {
        // A link or another object in the place of a file stops this before the first change.
        let found = try changes.reversed.changes.map { file throws(GeneratorError) in
            try files.contents(of: file.path)
        }
        for file in changes.changes where try files.kind(of: file.path.draft) != nil {
            try files.remove(file.path.draft)
        }
        let left = try make(changes.reversed, over: found)
        try store.remove()
        return left
    }

    /// Makes the changes that are not made yet, of files with the contents `found`. Returns the files that
    /// somebody else has changed since.
    private func make(
        _ changes: FileChanges, over found: [[UInt8]?]
    ) throws(GeneratorError) -> [String] {
        for folder in changes.newFolders where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        var left: [String] = []
        for (file, now) in zip(changes.changes, found) {
            if now == file.after?.bytes { continue }
            guard now == nil || now == file.before?.bytes else {
                left.append(file.path)
                continue
            }
            if let after = file.after {
                try files.write(file.path, after.bytes, mode: file.mode)
            } else {
                try files.remove(file.path)
            }
        }
        for folder in changes.oldFolders where try files.kind(of: folder) == .folder {
            if try files.entries(of: folder).isEmpty { try files.removeFolder(folder) }
        }
        return left.sorted()
    }
}

/// The result of taking back an interrupted run.
package struct Recovery: Hashable, Sendable, CustomStringConvertible {
    /// The files that were changed since then, and stay.
    package let left: [String]

    package init(left: [String]) {
        self.left = left
    }

    package var description: String {
        "An earlier run was interrupted: its changes were taken back"
            + (left.isEmpty
                ? "."
                : ", except for files that were changed since then: \(left.joined(separator: ", ")).")
    }
}
