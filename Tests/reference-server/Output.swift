#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes lines immediately, even if the output is not a terminal.
enum Output {
    static func write(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = platformWrite(STDOUT_FILENO, bytes, bytes.count)
    }

    static func end(_ status: Int32) -> Never {
        exit(status)
    }
}

private let platformWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
