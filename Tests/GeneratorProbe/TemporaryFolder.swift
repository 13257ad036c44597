#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A place to measure work with files.
enum TemporaryFolder {
    /// An error of the system.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Makes a new folder: in memory where there is room, because the time that a disk takes depends on
    /// its use before.
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

    /// Returns whether some hundred thousand small files can be made there.
    private static func hasRoom(_ folder: String) -> Bool {
        var status = statvfs()
        guard access(folder, W_OK) == 0, statvfs(folder, &status) == 0 else { return false }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) > 2 << 30
    }
}
