#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files and folders that are their owner's alone.
extension Platform {
    static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    static func makePrivateFolder(_ path: String) throws(SystemError) {
        if mkdir(path, 0o700) == 0 { return }
        if errno != EEXIST { throw lastError }
        if !isFolder(path) { throw SystemError(number: ENOTDIR) }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static func setMode(_ mode: UInt16, of path: String) throws(SystemError) {
        try check(chmod(path, mode_t(mode)))
    }

    /// Opens for writing what is not there yet, for its owner alone.
    static func createPrivateFile(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    }

    /// Opens for reading without waiting for anybody to write, as a pipe of this name would.
    static func openForReading(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    }

    /// A file to lock; it is made if it is not there.
    static func openLock(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    }

    /// Whether this process has the lock now. It goes with the descriptor.
    static func lock(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: count))
            rest = rest.dropFirst(count)
        }
    }

    /// All bytes of an open file, `limit` at most.
    static func readAll(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 14)
        while bytes.count < limit {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            try check(Int32(truncatingIfNeeded: count))
            if count == 0 { break }
            bytes += part[..<count]
        }
        return Array(bytes.prefix(limit))
    }

    /// Waits until what was written will outlast the machine.
    static func synchronise(_ descriptor: Int32) throws(SystemError) {
        try check(fsync(descriptor))
    }

    /// Waits until the names in a folder will outlast the machine.
    static func synchronise(folder: String) throws(SystemError) {
        let descriptor = try openForReading(folder)
        defer { close(descriptor) }
        try synchronise(descriptor)
    }

    static func rename(_ old: String, to new: String) throws(SystemError) {
        try check(platformRename(old, new))
    }

    /// Removes a file; where there is none, nothing happens.
    static func remove(_ path: String) throws(SystemError) {
        if unlink(path) != 0, errno != ENOENT { throw lastError }
    }

    static func closeFile(_ descriptor: Int32) {
        close(descriptor)
    }

    /// Closes a file that was written. Some file systems report only now that there was no room.
    static func closeWritten(_ descriptor: Int32) throws(SystemError) {
        // The descriptor is closed also where a signal has interrupted this.
        if close(descriptor) != 0, errno != EINTR { throw lastError }
    }

    @discardableResult
    private static func check(_ result: Int32) throws(SystemError) -> Int32 {
        if result < 0 { throw lastError }
        return result
    }
}

private let platformRename: @Sendable (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = rename
