#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Platform {
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Opens a placeholder for each closed standard stream. Otherwise the next opened file would
    /// take its number, and output would go into that file. Using the stream still fails.
    static func occupyStandardDescriptors() {
        for (descriptor, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest that is free, which is this one.
            _ = open("/dev/null", mode)
        }
    }

    /// Reads the standard input, `limit` bytes at most.
    static func readInput(limit: Int) throws(PlatformError) -> [UInt8] {
        try readAll(STDIN_FILENO, limit: limit)
    }

    /// Reads a file, `limit` bytes at most.
    static func readFile(_ path: String, limit: Int) throws(PlatformError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError }
        defer { close(descriptor) }
        return try readAll(descriptor, limit: limit)
    }

    private static func readAll(
        _ descriptor: Int32, limit: Int
    ) throws(PlatformError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65536)
        while bytes.count < limit {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw lastError }
            if count == 0 { break }
            bytes += part[..<count]
        }
        return Array(bytes.prefix(limit))
    }

    static func makePrivateFolder(_ path: String) throws(PlatformError) {
        if mkdir(path, 0o700) != 0 { throw lastError }
    }

    private static var lastError: PlatformError {
        PlatformError(reason: String(cString: strerror(errno)))
    }
}
