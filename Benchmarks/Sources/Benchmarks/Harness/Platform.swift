#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The calls of the system that the benchmarks need.
enum Platform {
    /// A clock that only goes forward.
    static func nanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The time for which this thread has computed.
    static func nanosecondsOfThread() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The time for which the processes that have ended computed, without that of the system for
    /// them.
    static func nanosecondsOfChildren() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return Int(usage.ru_utime.tv_sec) * 1_000_000_000 + Int(usage.ru_utime.tv_usec) * 1_000
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

    /// Returns whether there is a program at `path` that this process may start.
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

    /// Returns everything that the program at `path` prints.
    static func output(of path: String, _ arguments: String) throws -> String {
        setenv("WAYLINE_MEASURED_PROGRAM", path, 1)
        guard let pipe = popen("\"$WAYLINE_MEASURED_PROGRAM\" \(arguments)", "r") else {
            throw PlatformError(reason: String(cString: strerror(errno)))
        }
        var bytes: [UInt8] = []
        while case let byte = getc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
        guard pclose(pipe) == 0 else { throw PlatformError(reason: "\(path) failed") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the program.
    static func leave(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }
}

/// An error that the system has reported.
struct PlatformError: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
