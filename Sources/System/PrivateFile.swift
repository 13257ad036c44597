/// A small file that only its owner can read. It is replaced as a whole: if a process dies
/// meanwhile, the file has either the old contents or the new ones.
package struct PrivateFile: Sendable {
    /// The event that a written file outlasts.
    package enum Lifetime: Sendable {
        case process
        case machine
    }

    /// A size that no such file reaches. Reading stops there, so that a longer file does not parse.
    private static let limit = 1 << 24

    /// The milliseconds to wait for another process that writes.
    private static let patience = 5000

    private let folder: PrivateFolder
    private let outlasts: Lifetime

    /// The name of the file in its folder.
    package let name: String

    /// The file with this name in a folder.
    package init(in folder: PrivateFolder, named name: String, outlasts: Lifetime = .machine) {
        self.folder = folder
        self.name = name
        self.outlasts = outlasts
    }

    private var path: String { folder.file(name) }

    /// Returns the contents; nil if there is no such file.
    package func read() throws(PrivateFileError) -> [UInt8]? {
        do throws(SystemError) {
            let file = try Platform.openForReading(path)
            defer { Platform.closeDescriptor(file) }
            return try Platform.readAll(file, limit: Self.limit)
        } catch {
            if error.kind == .missing { return nil }
            throw .file(path: path, error)
        }
    }

    /// Replaces the contents. When this returns, they outlast the process or the machine.
    package func write(_ bytes: [UInt8]) throws(PrivateFileError) {
        try folder.prepare()
        // One draft name for all processes, so that a process that dies leaves at most one file.
        let lock = try FolderLock(folder, patience: Self.patience)
        defer { lock.release() }
        let draft = "\(path).draft"
        do throws(SystemError) {
            try Platform.remove(draft)
            try write(bytes, draft: draft)
            try Platform.rename(draft, to: path)
            if outlasts == .machine { try Platform.synchronise(folder: folder.path) }
        } catch {
            discard(draft)
            throw .file(path: path, error)
        }
    }

    /// Removes the file, if it exists.
    package func remove() throws(PrivateFileError) {
        do throws(SystemError) {
            try Platform.remove(path)
        } catch {
            throw .file(path: path, error)
        }
    }

    private func write(_ bytes: [UInt8], draft: String) throws(SystemError) {
        let file = try Platform.createPrivateFile(draft)
        do throws(SystemError) {
            try Platform.writeAll(bytes, to: file)
            if outlasts == .machine { try Platform.synchronise(file) }
        } catch {
            Platform.closeDescriptor(file)
            throw error
        }
        try Platform.closeWritten(file)
    }

    /// Removes the draft, and ignores a failure: the caller throws an earlier one.
    private func discard(_ draft: String) {
        do { try Platform.remove(draft) } catch {}
    }
}
