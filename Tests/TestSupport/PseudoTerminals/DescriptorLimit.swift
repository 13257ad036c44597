import Glibc

/// The number of files that the process may have open.
package enum DescriptorLimit {
    /// Runs `action` while only `free` more files can be opened.
    package static func leaving<Answer>(
        _ free: Int32, _ action: () throws -> Answer
    ) rethrows -> Answer {
        var found = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &found)
        let next = dup(0)
        close(next)
        var low = rlimit(rlim_cur: rlim_t(next + free), rlim_max: found.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &low)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &found) }
        return try action()
    }
}
