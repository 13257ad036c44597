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

    /// Ends the program.
    static func leave(_ code: ExitCode) -> Never {
        exit(code.rawValue)
    }
}
