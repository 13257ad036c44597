#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The little that the module asks of the system's C library, which is imported in this folder
/// and nowhere else in the module.
enum Platform {
    /// What became of reading or writing.
    enum Transfer {
        case bytes(Int)
        /// A signal came, or there is nothing to read or no room to write.
        case again
        case closed
    }

    static let standardInput = STDIN_FILENO
    static let standardOutput = STDOUT_FILENO
    static let standardError = STDERR_FILENO

    static var lastError: Int32 {
        get { errno }
        set { errno = newValue }
    }
}

/// Descriptors.
extension Platform {
    static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Transfer {
        transfer(platformRead(descriptor, bytes.baseAddress, bytes.count))
    }

    static func read(
        _ descriptor: Int32, at offset: Int, _ bytes: UnsafeMutableRawBufferPointer
    ) -> Transfer {
        transfer(pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset)))
    }

    static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Transfer {
        transfer(platformWrite(descriptor, bytes.baseAddress, bytes.count))
    }

    static func readByte(_ descriptor: Int32) -> Transfer {
        var byte: UInt8 = 0
        return transfer(platformRead(descriptor, &byte, 1))
    }

    static func writeByte(_ byte: UInt8, to descriptor: Int32) -> Transfer {
        var byte = byte
        return transfer(platformWrite(descriptor, &byte, 1))
    }

    private static func transfer(_ count: Int) -> Transfer {
        if count > 0 { return .bytes(count) }
        if count == 0 { return .closed }
        return errno == EINTR || errno == EAGAIN ? .again : .closed
    }

    /// Waits for something to read, or for the other end to close; false when the time is over.
    static func awaitInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Waits for room to write, or for the other end to close; false when the time is over.
    static func awaitRoom(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Whether what is written arrives somewhere: false when the other end has closed.
    static func isRead(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&request, 1, 0) <= 0
    }

    /// Has `descriptor` mean what `original` means.
    static func redirect(_ descriptor: Int32, to original: Int32) {
        if original >= 0 && descriptor >= 0 { dup2(original, descriptor) }
    }

    static func closeDescriptor(_ descriptor: Int32) {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Another descriptor of the same thing, closed in programs that this one starts.
    static func copy(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    }

    /// Returns whether so many more descriptors can be opened.
    static func canOpen(_ count: Int) -> Bool {
        let opened = (0..<count).map { _ in openNowhere() }
        defer { opened.forEach(closeDescriptor) }
        return opened.allSatisfy { $0 >= 0 }
    }

    /// What leads nowhere, however much is written.
    static func openNowhere() -> Int32 {
        open("/dev/null", O_RDWR | O_CLOEXEC)
    }

    /// A pipe whose ends never keep anybody waiting.
    static func openPipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// A file without a name, in memory where there is such a place. It is always written at its
    /// end.
    static func openUnnamedFile() -> Int32? {
        for folder in ["/dev/shm", "/tmp"] {
            var path = Array("\(folder)/textmenu-XXXXXX".utf8CString)
            let file = mkstemp(&path)
            guard file >= 0 else { continue }
            unlink(path)
            _ = fcntl(file, F_SETFD, FD_CLOEXEC)
            _ = fcntl(file, F_SETFL, O_APPEND)
            return file
        }
        return nil
    }

    static func length(of file: Int32) -> Int {
        Int(lseek(file, 0, SEEK_END))
    }

    static func empty(_ file: Int32) {
        _ = ftruncate(file, 0)
    }

    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Those of these variables that are set.
    static func environment(of names: [String]) -> [String: String] {
        names.reduce(into: [:]) { found, name in found[name] = variable(name) }
    }

    static func exit(_ status: Int32) -> Never {
        platformExit(status)
    }

    /// Has `action` done when the program ends by itself.
    static func atExit(_ action: @convention(c) () -> Void) {
        atexit(action)
    }
}

private let platformRead = read
private let platformWrite = write
private let platformExit: @Sendable (Int32) -> Never = exit
