import WaylineSystem

/// Carries out a plan as a whole or not at all.
///
/// All changes are first written into the ``UndoStore``, then made, then removed from it. If
/// changes stand there, a run was interrupted, and the user's next run takes them back. It trusts
/// nothing in the folder. This protects against a killed process, but not against a power failure.
struct FileTransaction {
    private let files: SystemFiles
    private let store: UndoStore
    private let lock: RunLock

    /// Locks the folder of `files` for a run, until this is released. Calls `waiting` if another
    /// run is active there.
    init(
        _ files: SystemFiles, _ store: UndoStore? = nil, waiting: (String) -> Void = { _ in }
    ) throws(GeneratorError) {
        self.files = files
        if let store { self.store = store } else { self.store = try UndoStore(of: files.root) }
        lock = try RunLock(files.root, waiting: waiting)
    }

    /// Carries out `plan`. If an operation fails, those before it are taken back.
    func carryOut(_ plan: Plan) throws(GeneratorError) {
        guard plan.conflicts.isEmpty else { throw .conflicts(plan.conflicts.map(\.path)) }
        if plan.isEmpty { return }
        let plan = try checked(plan)
        try store.write(plan)
        do throws(GeneratorError) {
            _ = try make(plan, over: plan.files.map(\.before))
            try store.remove()
        } catch let reason {
            do throws(GeneratorError) { _ = try takeBack(plan) } catch {
                throw .leftOver(reason, error)
            }
            throw reason
        }
    }

    /// Takes back an interrupted run of this user in this folder. Returns what it did, for the
    /// user; nil without such a run.
    func recover() throws(GeneratorError) -> String? {
        guard let plan = try store.read() else { return nil }
        let left = try takeBack(plan).joined(separator: ", ")
        return "An earlier run was interrupted: its changes were taken back"
            + (left.isEmpty ? "." : ", except for files that were changed since then: \(left).")
    }

    /// Returns the changes of a plan, with the permissions of the old files. Throws if a file is
    /// not as it was when the plan was made.
    private func checked(_ given: Plan) throws(GeneratorError) -> Plan {
        var plan = given
        plan.files = plan.changes
        if let path = plan.paths.first(where: { !$0.isOwnPath }) { throw .leadsOut(path) }
        for (index, file) in plan.files.enumerated() {
            let kind = try files.kind(of: file.path)
            let found = kind == nil ? nil : try files.read(file.path)
            guard found == file.before else { throw .changedMeanwhile(file.path) }
            if case .file(let mode)? = kind { plan.files[index].mode = mode }
        }
        return plan
    }

    private func takeBack(_ plan: Plan) throws(GeneratorError) -> [String] {
        // A link or another object in the place of a file stops this before the first change.
        let found = try plan.reversed.files.map { file throws(GeneratorError) in
            try files.contents(of: file.path)
        }
        for file in plan.files where try files.kind(of: file.path.draft) != nil {
            try files.remove(file.path.draft)
        }
        let left = try make(plan.reversed, over: found)
        try store.remove()
        return left
    }

    /// Makes the changes that are not made yet, of files with the contents `found`. Returns the
    /// files that somebody else has changed since.
    private func make(
        _ plan: Plan, over found: [[UInt8]?]
    ) throws(GeneratorError) -> [String] {
        for folder in plan.newFolders where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        var left: [String] = []
        for (file, now) in zip(plan.files, found) where now != file.after {
            if now != nil, now != file.before {
                left.append(file.path)
            } else if let after = file.after {
                try files.write(file.path, after, mode: file.mode)
            } else {
                try files.remove(file.path)
            }
        }
        for folder in plan.oldFolders where try files.kind(of: folder) == .folder {
            if try files.entries(of: folder).isEmpty { try files.removeFolder(folder) }
        }
        return left.sorted()
    }
}

/// A lock on a folder against other runs, which ends when this is released. It waits up to 30
/// seconds for the end of another run, or for as many as `WAYLINE_WAIT` has.
private final class RunLock {
    /// The time between two tries, in milliseconds.
    private static let pause = 20

    private let descriptor: Int32

    init(_ folder: String, waiting: (String) -> Void) throws(GeneratorError) {
        let seconds = Platform.variable("WAYLINE_WAIT").flatMap { Int($0) } ?? 30
        let tries = min(max(seconds, 0), 86_400) * 1_000 / Self.pause
        for number in 0...tries {
            if let locked = try GeneratorError.naming(folder, .lock, try Platform.lock(folder)) {
                descriptor = locked
                return
            }
            if number == tries { break }
            if number == 0 { waiting("Waiting for another run in '\(folder)'.") }
            Platform.sleep(milliseconds: UInt32(Self.pause))
        }
        throw .busy(folder)
    }

    deinit {
        Platform.closeDescriptor(descriptor)
    }
}
