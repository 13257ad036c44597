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

    /// Throws if an earlier run in the folder `root` was interrupted. Waits for one that is active.
    static func requireNoInterruptedRun(in root: String) throws(GeneratorError) {
        let store: UndoStore
        do throws(GeneratorError) { store = try UndoStore(of: root) } catch .undoStore(.noFolder) {
            // An earlier run had no folder for its changes either, so it did not begin.
            return
        }
        if try store.read() == nil { return }
        let lock = try RunLock(root) { _ in }
        defer { withExtendedLifetime(lock) {} }
        if try store.read() != nil { throw .unfinished }
    }
}

/// A lock on a folder against other runs, which ends when this is released. It waits for the end of
/// another run.
private final class RunLock {
    /// The time between two tries, in milliseconds.
    private static let pause = 20

    private let descriptor: Int32

    init(_ folder: String, waiting: (String) -> Void) throws(GeneratorError) {
        var left = Self.longestWait * 1_000
        while true {
            let locked = try FileError.naming(folder, .lock) { () throws(SystemError) in
                try Platform.lock(folder)
            }
            if let locked {
                descriptor = locked
                return
            }
            if left <= 0 { throw .busy(folder) }
            if left == Self.longestWait * 1_000 {
                waiting("Waiting for another run in '\(folder)'.")
            }
            Platform.sleep(milliseconds: UInt32(Self.pause))
            left -= Self.pause
        }
    }

    deinit {
        Platform.closeDescriptor(descriptor)
    }

    /// The longest wait in seconds, up to a day, which the user can set in `WAYLINE_WAIT`.
    private static var longestWait: Int {
        min(max(Platform.variable("WAYLINE_WAIT").flatMap { Int($0) } ?? 30, 0), 86_400)
    }
}
