#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders and files of the user who runs this.
extension Platform {
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Tells a folder from others on its disk. The number of a disk may be another after each start.
    static func identity(of path: String) throws(SystemReason) -> String {
        var status = stat()
        try check(lstat(path, &status))
        return "\(status.st_ino)"
    }

    /// Makes a folder that nobody else can look into, and those around it that are not there.
    static func makePrivateFolder(_ path: String) throws(SystemReason) {
        for folder in path.folders.dropFirst() + [path] where mkdir(folder, 0o700) != 0 {
            if errno != EEXIST { throw lastReason }
        }
    }

    /// Returns whether this user alone can write to a folder; nil if it is not there.
    static func isPrivate(_ path: String) throws(SystemReason) -> Bool? {
        var status = stat()
        if lstat(path, &status) != 0 {
            let reason = lastReason
            if reason.isOfNothing { return nil }
            throw reason
        }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }
}
