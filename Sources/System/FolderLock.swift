/// A lock between the processes that use a folder. It ends with its process.
package struct FolderLock {
    private let descriptor: Int32

    /// Returns the path of the file that is locked. It stays in the folder.
    package static func path(in folder: String) -> String {
        "\(folder)/lock"
    }

    /// Waits for the lock, at most `patience` milliseconds. Returns nil if another process has it
    /// for longer.
    package init?(of folder: String, patience: Int) throws(SystemError) {
        descriptor = try Platform.openLock(Self.path(in: folder))
        for _ in 0..<max(1, patience / 10) {
            if Platform.lock(descriptor) { return }
            Platform.sleep(milliseconds: 10)
        }
        Platform.closeDescriptor(descriptor)
        return nil
    }

    /// Gives the lock to the next process.
    package func release() {
        Platform.closeDescriptor(descriptor)
    }
}
