import WaylineSystem

/// A folder that is locked for this run.
package struct Workshop {
    /// The recovery from an earlier run that was interrupted; nil if there was none.
    package let recovery: Recovery?
    private let lock: RunLock
    private let transaction: FileTransaction

    /// Locks a package for this run, and takes back an interrupted one.
    package init(_ package: ScreenPackage) throws(GeneratorError) {
        try self.init(package.root, package.files)
    }

    /// Locks the folder in which a package is created, and takes back an interrupted run.
    package init(_ package: NewPackage) throws(GeneratorError) {
        try self.init(package.parent, package.files)
    }

    private init(_ folder: String, _ files: any FileSystem) throws(GeneratorError) {
        lock = try RunLock(folder)
        transaction = FileTransaction(files, try UndoStore(of: folder))
        recovery = try transaction.recover()
    }

    /// Carries out `plan` as a whole or not at all.
    package func carryOut(_ plan: Plan) throws(GeneratorError) {
        try transaction.carryOut(plan)
    }
}

extension ScreenPackage {
    /// Throws if an earlier run was interrupted, or if another run is active.
    package func requireNoLeftOver() throws(GeneratorError) {
        let transaction = FileTransaction(files, try UndoStore(of: root))
        do throws(GeneratorError) {
            guard try transaction.hasLeftOver() else { return }
        } catch .foreignJournal {
            // The journal may belong to a run that is still active.
            _ = try RunLock(root)
            throw .foreignJournal
        }
        _ = try RunLock(root)
        throw .unfinished
    }
}

/// A lock on a folder against other runs, which ends when this is released.
private final class RunLock {
    private let descriptor: Int32

    init(_ folder: String) throws(GeneratorError) {
        guard let descriptor = try Self.lock(folder) else { throw .busy(folder) }
        self.descriptor = descriptor
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
