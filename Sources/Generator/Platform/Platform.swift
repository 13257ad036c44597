#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the module asks of the system's C library, which is imported here and nowhere else in it.
///
/// Each call answers the system's reason where it fails, and never follows a link at the end of a path.
enum Platform {
    static func kind(of path: String) throws(SystemReason) -> FileKind? {
        var status = stat()
        if lstat(path, &status) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw lastReason
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(mode: UInt16(truncatingIfNeeded: status.st_mode & 0o7777))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        case _: return .other
        }
    }

    static func read(_ path: String) throws(SystemReason) -> [UInt8] {
        let file = try check(open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        defer { close(file) }
        var status = stat()
        try check(fstat(file, &status))
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var length = 0
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                platformRead(file, buffer.baseAddress.map { $0 + length }, buffer.count - length)
            }
            if count < 0, errno == EINTR { continue }
            length += Int(try check(Int32(truncatingIfNeeded: count)))
            if count == 0 { break }
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: length) }
        }
        bytes.removeLast(bytes.count - length)
        return bytes
    }

    /// Writes a file that is not there yet.
    static func create(
        _ path: String, _ bytes: [UInt8], mode: UInt16?
    ) throws(SystemReason) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try check(open(path, flags, 0o666))
        defer { close(file) }
        if let mode { try check(fchmod(file, mode_t(mode))) }
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                write(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
            }
            if count < 0, errno == EINTR { continue }
            start += Int(try check(Int32(truncatingIfNeeded: count)))
        }
    }

    static func move(_ path: String, to new: String) throws(SystemReason) {
        try check(rename(path, new))
    }

    static func remove(_ path: String) throws(SystemReason) {
        try check(unlink(path))
    }

    static func makeFolder(_ path: String) throws(SystemReason) {
        try check(mkdir(path, 0o777))
    }

    static func removeFolder(_ path: String) throws(SystemReason) {
        try check(rmdir(path))
    }

    /// What is in a folder, in no order.
    static func entries(of path: String) throws(SystemReason) -> [FileEntry] {
        guard let folder = opendir(path) else { throw lastReason }
        defer { closedir(folder) }
        var entries: [FileEntry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append(
                FileEntry(
                    name: name,
                    isFolder: try isOfType(DT_DIR, entry.pointee.d_type, path, name) {
                        $0 == .folder
                    },
                    isFile: try isOfType(DT_REG, entry.pointee.d_type, path, name) { $0.isFile }))
        }
        return entries
    }

    /// Some file systems do not tell of what type an entry is.
    private static func isOfType(
        _ wanted: some BinaryInteger, _ type: UInt8, _ folder: String, _ name: String,
        _ isWanted: (FileKind) -> Bool
    ) throws(SystemReason) -> Bool {
        if type != UInt8(DT_UNKNOWN) { return type == UInt8(wanted) }
        guard let kind = try kind(of: "\(folder)/\(name)") else { return false }
        return isWanted(kind)
    }

    /// A descriptor of the folder, which no other process has locked; nil if one has. The lock goes
    /// with the process.
    static func lock(_ folder: String) throws(SystemReason) -> Int32? {
        let descriptor = try check(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        defer { close(descriptor) }
        if errno == EWOULDBLOCK { return nil }
        throw lastReason
    }

    static func closeFile(_ descriptor: Int32) {
        close(descriptor)
    }

    /// The path without links, `.` and `..`; nil if there is nothing.
    static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    static var workingFolder: String? { resolved(".") }

    /// What the system answers that is asked to open a link, and not to follow it.
    static var linkNumber: Int32 { ELOOP }

    private static var lastReason: SystemReason {
        SystemReason(number: errno, text: String(cString: strerror(errno)))
    }

    @discardableResult
    private static func check(_ result: Int32) throws(SystemReason) -> Int32 {
        if result < 0 { throw lastReason }
        return result
    }
}

private let platformRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
