import WaylineSystem

/// A folder that is locked for this run.
package struct Workshop {
    /// The recovery from an earlier run that was interrupted; nil if there was none.
    package let recovery: Recovery?
    private let lock: RunLock
    private let transaction: FileTransaction

    /// Locks the folder `root` for this run, and takes back an interrupted one. Calls `waiting` if another
    /// run is active there.
    package init(
        _ root: String, waiting: (String) -> Void = { _ in }
    ) throws(GeneratorError) {
        lock = try RunLock(root, waiting: waiting)
        transaction = FileTransaction(SystemFiles(root: root), try UndoStore(of: root))
        recovery = try transaction.recover()
    }

    /// Carries out `plan` as a whole or not at all.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        try transaction.carryOut(plan)
    }
}

extension FileTransaction {
    /// Throws if an earlier run in the folder `root` was interrupted, or if another run is active.
    static func requireNoLeftOver(in root: String) throws(GeneratorError) {
        let transaction = FileTransaction(SystemFiles(root: root), try UndoStore(of: root))
        do throws(GeneratorError) {
            guard try transaction.hasLeftOver() else { return }
        } catch .foreignJournal {
            // The journal may belong to a run that is still active.
        }
        let lock = try RunLock(root) { _ in }
        let hasLeftOver = try withExtendedLifetime(lock) { () throws(GeneratorError) in
            try transaction.hasLeftOver()
        }
        if hasLeftOver { throw .unfinished }
    }
}

/// A lock on a folder against other runs, which ends when this is released. It waits for the end of
/// another run.
private final class RunLock {
    /// The longest wait in seconds, up to a day, which the user can set in `WAYLINE_WAIT`.
    private static var longestWait: Int {
        min(max(Platform.variable("WAYLINE_WAIT").flatMap { Int($0) } ?? 30, 0), 86_400)
    }

    /// The time between two tries, in milliseconds.
    private static let pause = 20

    private let descriptor: Int32

    init(_ folder: String, waiting: (String) -> Void) throws(GeneratorError) {
        var (locked, left) = (try Self.lock(folder), Self.longestWait * 1_000)
        if locked == nil, left > 0 { waiting("Waiting for another run in '\(folder)'.") }
        while locked == nil, left > 0 {
            Platform.sleep(milliseconds: UInt32(Self.pause))
            left -= Self.pause
            locked = try Self.lock(folder)
        }
        guard let locked else { throw .busy(folder) }
        descriptor = locked
    }

    deinit {
        Platform.closeDescriptor(descriptor)
    }

    private static func lock(_ folder: String) throws(GeneratorError) -> Int32? {
        do throws(SystemError) {
            return try Platform.lock(folder)
        } catch {
            throw .file(FileError(path: folder, operation: .lock, reason: error))
        }
    }
}
