/// A lock among the processes that use a data folder. It goes when its process does.
struct FolderLock {
    private static let name = "lock"
    private let descriptor: Int32

    /// Waits for the lock, `patience` milliseconds at most.
    init(_ folder: DataFolder, patience: Int) throws(StoreError) {
        let path = folder.file(Self.name)
        do throws(SystemError) {
            descriptor = try Platform.openLock(path)
        } catch {
            throw StoreError(error, file: path)
        }
        for _ in 0..<max(1, patience / 10) {
            if Platform.lock(descriptor) { return }
            Platform.sleep(milliseconds: 10)
        }
        Platform.closeFile(descriptor)
        throw .busy(path: path)
    }

    func release() {
        Platform.closeFile(descriptor)
    }
}
