/// Keeps other runs out of a folder, for as long as it lives.
final class RunLock {
    private let descriptor: Int32

    init(_ folder: String) throws(GeneratorError) {
        guard let descriptor = try Self.lock(folder) else { throw .busy(folder) }
        self.descriptor = descriptor
    }

    deinit {
        Platform.closeFile(descriptor)
    }

    private static func lock(_ folder: String) throws(GeneratorError) -> Int32? {
        do throws(SystemReason) {
            return try Platform.lock(folder)
        } catch {
            throw .file(FileError(path: folder, deed: .lock, reason: error))
        }
    }
}
