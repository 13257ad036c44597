#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that are named in an open folder. No link is followed.
extension Platform {
    #if canImport(Darwin)
        private static let folderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    #else
        /// Linux's O_PATH, which Swift does not import: it opens a folder that can be traversed,
        /// also if it cannot be read.
        private static let folderFlags: Int32 = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC
    #endif

    /// Opens the folder at a path.
    package static func openFolder(_ path: String) throws(SystemError) -> Int32 {
        try check(open(path, folderFlags))
    }

    /// Opens a folder in another. A link is an error.
    package static func openFolder(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
        try check(openat(folder, name, folderFlags | O_NOFOLLOW))
    }

    /// Returns the kind of what is at a path; nil if there is nothing.
    static func kind(of path: String) throws(SystemError) -> FileKind? {
        try kind(of: path, in: AT_FDCWD)
    }

    /// Returns the kind of what has this name in an open folder; nil if there is nothing.
    package static func kind(of name: String, in folder: Int32) throws(SystemError) -> FileKind? {
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw lastError
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file(mode: permissions(of: status))
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        case _: return .other
        }
    }

    /// The permissions for a file of this user that replaces another. Permissions that let others
    /// act as its owner, or write to a file of another user, are left out.
    private static func permissions(of status: stat) -> UInt16 {
        let isOwn = status.st_uid == geteuid()
        return UInt16(truncatingIfNeeded: status.st_mode & (isOwn ? 0o777 : 0o755))
    }

    /// The bytes of a file, which is no larger than `largest`.
    package static func read(
        _ name: String, in folder: Int32, largest: Int = SystemError.largestFile
    ) throws(SystemError) -> [UInt8] {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let file = try check(openat(folder, name, flags))
        defer { close(file) }
        var status = stat()
        try check(fstat(file, &status))
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError.isNoFile }
        guard status.st_size <= largest else { throw SystemError.isTooLarge }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
        var length = 0
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                platformRead(file, buffer.baseAddress.map { $0 + length }, buffer.count - length)
            }
            if count < 0, errno == EINTR { continue }
            length += Int(try check(Int32(truncatingIfNeeded: count)))
            if count == 0 { break }
            guard length <= largest else { throw SystemError.isTooLarge }
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: length) }
        }
        bytes.removeLast(bytes.count - length)
        return bytes
    }

    /// Creates a file that does not exist yet.
    package static func create(
        _ name: String, in folder: Int32, _ bytes: [UInt8], mode: UInt16?
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try check(openat(folder, name, flags, 0o666))
        defer { close(file) }
        if let mode { try check(fchmod(file, mode_t(mode))) }
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                platformWrite(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
            }
            if count < 0, errno == EINTR { continue }
            start += Int(try check(Int32(truncatingIfNeeded: count)))
        }
    }

    /// Replaces the file at a path as a whole, or creates it. Only a file is replaced.
    package static func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        let folder = path.dropLast(name.count)
        let place = try openFolder(folder.isEmpty ? "." : String(folder))
        defer { closeDescriptor(place) }
        let kind = try kind(of: name, in: place)
        guard kind?.isFile ?? true else { throw SystemError(number: EEXIST) }
        let new = ".\(name).new"
        if try self.kind(of: new, in: place) != nil { try remove(new, in: place) }
        try create(new, in: place, bytes, mode: kind?.mode)
        try move(new, in: place, to: name, in: place)
    }

    package static func move(
        _ name: String, in folder: Int32, to new: String, in newFolder: Int32
    ) throws(SystemError) {
        try check(renameat(folder, name, newFolder, new))
    }

    /// The time at which a file was last written, in seconds since the beginning of 1970.
    package static func writeTime(
        of name: String, in folder: Int32
    ) throws(SystemError) -> Int {
        var status = stat()
        try check(fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW))
        #if canImport(Darwin)
            return status.st_mtimespec.tv_sec
        #else
            return status.st_mtim.tv_sec
        #endif
    }

    package static func remove(_ name: String, in folder: Int32) throws(SystemError) {
        try check(unlinkat(folder, name, 0))
    }

    package static func makeFolder(_ name: String, in folder: Int32) throws(SystemError) {
        try check(mkdirat(folder, name, 0o777))
    }

    package static func removeFolder(_ name: String, in folder: Int32) throws(SystemError) {
        try check(unlinkat(folder, name, AT_REMOVEDIR))
    }

    /// Removes a folder with all that is in it. Links are removed, and not followed.
    package static func removeAll(at path: String) throws(SystemError) {
        // An empty folder is removed without a listing, which would need memory.
        if rmdir(path) == 0 { return }
        for entry in try entries(of: AT_FDCWD, path) {
            let name = "\(path)/\(entry.name)"
            if entry.isFolder { try removeAll(at: name) } else { try remove(name) }
        }
        try check(rmdir(path))
    }

    /// The entries of a folder, in no order. One whose name is not UTF-8 is neither a file nor a
    /// folder.
    package static func entries(
        of folder: Int32, _ path: String = "."
    ) throws(SystemError) -> [FileEntry] {
        let file = try check(openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard let listing = fdopendir(file) else {
            close(file)
            throw lastError
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

    /// Locks a folder, and returns its descriptor; nil if another process has locked it. The lock
    /// ends with the process.
    package static func lock(_ folder: String) throws(SystemError) -> Int32? {
        let descriptor = try check(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        defer { close(descriptor) }
        if errno == EWOULDBLOCK { return nil }
        throw lastError
    }

    /// The path without links, `.` and `..`; nil if nothing exists there.
    package static func resolved(_ path: String) -> String? {
        guard let text = realpath(path, nil) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    package static var workingFolder: String? { resolved(".") }

    /// The innermost package folder that contains `folder`, or is `folder`; nil if there is none.
    package static func package(around folder: String) -> String? {
        let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        for count in stride(from: parts.count, to: 1, by: -1) {
            let folder = parts.prefix(count).joined(separator: "/")
            if exists("\(folder)/Package.swift") { return folder }
        }
        return nil
    }
}
