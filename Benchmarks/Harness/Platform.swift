#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The little that the benchmarks ask of the system.
enum Platform {
    /// A clock that only goes forward.
    static func nanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Writes a line to stderr.
    static func complain(_ text: String) {
        var line = text + "\n"
        line.withUTF8 { bytes in
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }

    /// Shows what has been printed, also in a pipe.
    static func flush() {
        fflush(nil)
    }

    /// Whether there is a program at `path` that we may start.
    static func canRun(_ path: String) -> Bool {
        access(path, X_OK) == 0
    }

    /// The path of the program of this name that was built with this one.
    static func neighbour(_ name: String) -> String {
        var path = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &path, path.count)
        let own = String(
            decoding: path.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return own.reversed().drop { $0 != "/" }.reversed() + name
    }

    /// A new folder for what is measured with files: in memory where there is such a place, since what a
    /// disk takes depends on what it was used for before.
    static func makeTemporaryFolder() throws -> String {
        let memory = "/dev/shm"
        let usual = hasRoom(memory) ? memory : "/tmp"
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? usual
        var path = Array("\(base)/wayline-benchmark-XXXXXX".utf8CString)
        guard mkdtemp(&path) != nil else {
            throw PlatformError(reason: String(cString: strerror(errno)))
        }
        return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether some hundred thousand small files can be made there.
    private static func hasRoom(_ folder: String) -> Bool {
        var status = statvfs()
        guard access(folder, W_OK) == 0, statvfs(folder, &status) == 0 else { return false }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) > 2 << 30
    }

    /// Ends the program.
    static func leave(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }
}

/// What the system has refused.
struct PlatformError: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
