#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders and files of the user who runs this.
extension Platform {
    /// Identifies a folder among those on its disk. The number of a disk can change at each start.
    package static func identity(of path: String) throws(SystemError) -> String {
        var status = stat()
        try check(lstat(path, &status))
        return "\(status.st_ino)"
    }

    /// Creates folders that nobody else can read, in this order. Existing folders stay.
    package static func makePrivateFolders(_ paths: [String]) throws(SystemError) {
        for path in paths where mkdir(path, 0o700) != 0 {
            if errno != EEXIST { throw lastError }
        }
    }

    /// Returns whether this user alone can write to a folder; nil if it does not exist.
    package static func isPrivate(_ path: String) throws(SystemError) -> Bool? {
        var status = stat()
        if lstat(path, &status) != 0 {
            let reason = lastError
            if reason.isOfNothing { return nil }
            throw reason
        }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & (S_IWGRP | S_IWOTH) == 0
    }
}
