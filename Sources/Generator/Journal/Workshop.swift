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

/// A lock on a folder against other runs, which ends when this is released. It waits for the end of
/// another run.
private final class RunLock {
    private let descriptor: Int32

    init(_ folder: String, waiting: (String) -> Void) throws(GeneratorError) {
        var isWaiting = false
        while true {
            let locked = try FileError.naming(folder, .lock) { () throws(SystemError) in
                try Platform.lock(folder)
            }
            if let locked {
                descriptor = locked
                return
            }
            if !isWaiting { waiting("Waiting for another run in '\(folder)'.") }
            isWaiting = true
            Platform.sleep(milliseconds: 20)
        }
    }

    deinit {
        Platform.closeDescriptor(descriptor)
    }
}
