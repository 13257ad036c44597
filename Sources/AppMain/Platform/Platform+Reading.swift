#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Platform {
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// All that comes from the standard input.
    static func readInput() throws(PlatformError) -> [UInt8] {
        try readAll(STDIN_FILENO)
    }

    static func readFile(_ path: String) throws(PlatformError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError }
        defer { close(descriptor) }
        return try readAll(descriptor)
    }

    private static func readAll(_ descriptor: Int32) throws(PlatformError) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw lastError }
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
    }

    private static var lastError: PlatformError {
        PlatformError(reason: String(cString: strerror(errno)))
    }
}
