#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Platform {
    package static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Opens a placeholder for each closed standard stream. Otherwise the next opened file would
    /// take its number, and output would go into that file. Using the stream still fails.
    package static func occupyStandardDescriptors() {
        for (descriptor, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest that is free, which is this one.
            _ = open("/dev/null", mode)
        }
    }

    /// Reads the standard input, `limit` bytes at most.
    package static func readInput(limit: Int) throws(SystemError) -> [UInt8] {
        try readAll(STDIN_FILENO, limit: limit)
    }

    /// Reads a file, `limit` bytes at most.
    package static func readFile(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError }
        defer { close(descriptor) }
        return try readAll(descriptor, limit: limit)
    }

    /// Reads an open file from the byte at `offset`, `limit` bytes at most, and keeps the place of
    /// its next write.
    package static func readFile(
        _ descriptor: Int32, from offset: Int, limit: Int
    ) throws(SystemError) -> [UInt8] {
        try readAll(limit: limit) { part, count in
            pread(descriptor, part.baseAddress, part.count, off_t(offset + count))
        }
    }
}
