#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder in which work with files is measured.
enum ProbeFolder {
    /// An error of the system.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Creates a new folder, in memory if there is room, because the time of a disk depends on its
    /// earlier use.
    static func make() throws(Failure) -> String {
        let memory = "/dev/shm"
        let base =
            getenv("TMPDIR").map { String(cString: $0) } ?? (hasRoom(memory) ? memory : "/tmp")
        var path = Array("\(base)/wayline-benchmark-XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else {
            throw Failure(description: "\(base): \(String(cString: strerror(errno)))")
        }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Sets a variable of the environment.
    static func setVariable(_ name: String, _ value: String) {
        setenv(name, value, 1)
    }

    /// Returns whether some hundred thousand small files can be created there.
    private static func hasRoom(_ folder: String) -> Bool {
        var status = statvfs()
        guard access(folder, W_OK) == 0, statvfs(folder, &status) == 0 else { return false }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) > 2 << 30
    }
}
