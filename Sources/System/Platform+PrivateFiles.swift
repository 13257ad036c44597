#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files and folders that only their owner can read.
extension Platform {
    /// Creates a folder for its owner alone, and those above it, where they are missing.
    package static func makePrivateFolder(_ path: String) throws(SystemError) {
        if isFolder(path) { return }
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makePrivateFolder(String(path[..<slash]))
        }
        if mkdir(path, 0o700) == 0 { return }
        if errno != EEXIST { throw lastError }
        if !isFolder(path) { throw SystemError(number: ENOTDIR) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    package static func setMode(_ mode: UInt16, of path: String) throws(SystemError) {
        try check(chmod(path, mode_t(mode)))
    }

    /// Creates a file that does not exist yet, for its owner alone, and opens it for writing.
    static func createPrivateFile(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    }

    /// Opens a file for writing, which is empty then and for its owner alone. A pipe or a device is
    /// only opened.
    package static func replacePrivateFile(_ path: String) throws(SystemError) -> Int32 {
        let file = try check(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o600))
        var status = stat()
        do throws(SystemError) {
            try check(fstat(file, &status))
            if status.st_mode & S_IFMT == S_IFREG { try check(fchmod(file, 0o600)) }
        } catch {
            closeDescriptor(file)
            throw error
        }
        return file
    }

    /// Adds bytes to the end of a file that exists.
    package static func append(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let file = try check(open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY))
        defer { closeDescriptor(file) }
        try writeAll(bytes, to: file)
    }

    /// Opens a file for reading. It does not wait for a writer if the file is a pipe.
    static func openForReading(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    }

    /// Opens a file to lock, and creates it if it does not exist. A link is an error: it may have
    /// been left by somebody else, and what it leads to must not be created.
    static func openLock(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
    }

    /// Locks an open file, and returns whether that succeeded. The lock ends with the descriptor.
    static func lock(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: count))
            rest = rest.dropFirst(count)
        }
    }

    /// All bytes of an open file, `limit` at most.
    static func readAll(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        try readAll(limit: limit) { part, _ in
            platformRead(descriptor, part.baseAddress, part.count)
        }
    }

    /// All bytes that `read` puts into its buffer, after so many others; `limit` at most.
    static func readAll(
        limit: Int, read: (UnsafeMutableRawBufferPointer, Int) -> Int
    ) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < limit {
            let count = part.withUnsafeMutableBytes { read($0, bytes.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: count))
            if count == 0 { break }
            bytes += part[..<count]
        }
        return Array(bytes.prefix(limit))
    }

    /// Waits until the written bytes survive a crash of the machine.
    static func synchronise(_ descriptor: Int32) throws(SystemError) {
        try check(fsync(descriptor))
    }

    /// Waits until the names in a folder survive a crash of the machine.
    static func synchronise(folder: String) throws(SystemError) {
        let descriptor = try openForReading(folder)
        defer { close(descriptor) }
        try synchronise(descriptor)
    }

    static func rename(_ old: String, to new: String) throws(SystemError) {
        try check(platformRename(old, new))
    }

    /// Removes a file, if it exists.
    package static func remove(_ path: String) throws(SystemError) {
        if unlink(path) != 0, errno != ENOENT { throw lastError }
    }

    /// Closes a file that was written. Some file systems report only now that there was no room.
    static func closeWritten(_ descriptor: Int32) throws(SystemError) {
        // The descriptor is closed also if a signal has interrupted this.
        if close(descriptor) != 0, errno != EINTR { throw lastError }
    }
}

private let platformRename: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = rename

extension Platform {
    /// Returns whether other users can use the file at `path`. A pipe is not shared.
    package static func isShared(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && status.st_mode & (S_IRWXG | S_IRWXO) != 0
    }
}
