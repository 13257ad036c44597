#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the module asks of the system's C library, which is imported in this folder and nowhere else.
///
/// Each call throws the system's reason where it fails. Files are named in a folder that is open, and no
/// link is followed.
enum Platform {
    #if canImport(Darwin)
        private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// Linux's O_PATH, which Swift does not see: a folder that can be gone through can be opened so,
        /// also if it cannot be read.
        private static let folderFlags: Int32 = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif

    /// The folder at an absolute path, which a descriptor stands for.
    static func openFolder(_ path: String) throws(SystemReason) -> Int32 {
        try check(open(path, folderFlags))
    }

    /// A folder in another. A link is an error.
    static func openFolder(_ name: String, in folder: Int32) throws(SystemReason) -> Int32 {
        try check(openat(folder, name, folderFlags | O_NOFOLLOW))
    }

    static func kind(of name: String, in folder: Int32) throws(SystemReason) -> FileKind? {
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw lastReason
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(mode: permissions(of: status))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        case _: return .other
        }
    }

    /// The permissions for a file of this user in the place of one. Those that let others act as its
    /// owner, or write to what another user owns, are left out.
    private static func permissions(of status: stat) -> UInt16 {
        let isOwn = status.st_uid == geteuid()
        return UInt16(truncatingIfNeeded: status.st_mode & (isOwn ? 0o777 : 0o755))
    }

    /// The bytes of a file, which is no larger than `SystemReason.largestFile`.
    static func read(_ name: String, in folder: Int32) throws(SystemReason) -> [UInt8] {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let file = try check(openat(folder, name, flags))
        defer { close(file) }
        var status = stat()
        try check(fstat(file, &status))
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemReason.isNoFile }
        guard status.st_size <= SystemReason.largestFile else { throw SystemReason.isTooLarge }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var length = 0
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                platformRead(file, buffer.baseAddress.map { $0 + length }, buffer.count - length)
            }
            if count < 0, errno == EINTR { continue }
            length += Int(try check(Int32(truncatingIfNeeded: count)))
            if count == 0 { break }
            guard length <= SystemReason.largestFile else { throw SystemReason.isTooLarge }
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: length) }
        }
        bytes.removeLast(bytes.count - length)
        return bytes
    }

    /// Writes a file that is not there yet.
    static func create(
        _ name: String, in folder: Int32, _ bytes: [UInt8], mode: UInt16?
    ) throws(SystemReason) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try check(openat(folder, name, flags, 0o666))
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

    static func move(
        _ name: String, in folder: Int32, to new: String, in newFolder: Int32
    ) throws(SystemReason) {
        try check(renameat(folder, name, newFolder, new))
    }

    static func remove(_ name: String, in folder: Int32) throws(SystemReason) {
        try check(unlinkat(folder, name, 0))
    }

    static func makeFolder(_ name: String, in folder: Int32) throws(SystemReason) {
        try check(mkdirat(folder, name, 0o777))
    }

    static func removeFolder(_ name: String, in folder: Int32) throws(SystemReason) {
        try check(unlinkat(folder, name, AT_REMOVEDIR))
    }

    /// What is in a folder, in no order. What has no name in UTF-8 is neither a file nor a folder.
    static func entries(of folder: Int32) throws(SystemReason) -> [FileEntry] {
        let file = try check(openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard let listing = fdopendir(file) else {
            close(file)
            throw lastReason
        }
        defer { closedir(listing) }
        var entries: [FileEntry] = []
        while let entry = readdir(listing) {
            let (name, isText) = Self.name(of: entry)
            if name == "." || name == ".." { continue }
            var kind: FileKind?
            switch Int(entry.pointee.d_type) {
            case Int(DT_DIR): kind = .folder
            case Int(DT_REG): kind = .file(mode: 0)
            case Int(DT_UNKNOWN): kind = try Self.kind(of: name, in: file)
            case _: break
            }
            entries.append(
                FileEntry(
                    name: name, isFolder: isText && kind == .folder,
                    isFile: isText && kind?.isFile == true))
        }
        return entries
    }

    private static func name(of entry: UnsafeMutablePointer<dirent>) -> (String, isText: Bool) {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) {
                (String(cString: $0), String(validatingCString: $0) != nil)
            }
        }
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

    static var lastReason: SystemReason { reason(errno) }

    static func reason(_ number: Int32) -> SystemReason {
        SystemReason(number: number, text: String(cString: strerror(number)))
    }

    @discardableResult
    static func check(_ result: Int32) throws(SystemReason) -> Int32 {
        if result < 0 { throw lastReason }
        return result
    }
}

private let platformRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
