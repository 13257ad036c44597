#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Descriptors.
extension Platform {
    /// The result of reading or writing.
    package enum Transfer {
        case bytes(Int)
        /// A signal came, or there is nothing to read or no room to write.
        case again
        case closed
    }

    package static var standardInput: Int32 { STDIN_FILENO }
    package static var standardOutput: Int32 { STDOUT_FILENO }
    package static var standardError: Int32 { STDERR_FILENO }

    package static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer)
        -> Transfer
    {
        transfer(platformRead(descriptor, bytes.baseAddress, bytes.count))
    }

    static func read(
        _ descriptor: Int32, at offset: Int, _ bytes: UnsafeMutableRawBufferPointer
    ) -> Transfer {
        transfer(pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset)))
    }

    package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Transfer {
        transfer(platformWrite(descriptor, bytes.baseAddress, bytes.count))
    }

    /// The error text of a program whose standard output does not accept all of its text.
    package static let outputFailure =
        "The standard output cannot be written to: it is full or closed. Make room, or send the "
        + "output elsewhere, then try again."

    /// Writes a text, and returns whether all of it was accepted.
    package static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
        Array(text.utf8).withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                switch write(descriptor, rest) {
                case .bytes(let count): rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                case .again: _ = awaitRoom(descriptor, milliseconds: -1)
                case .closed: return false
                }
            }
            return true
        }
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

    /// Waits for something to read, or for the other end to close. Returns false after the time.
    package static func awaitInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Waits for room to write, or for the other end to close. Returns false after the time.
    package static func awaitRoom(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Returns whether written bytes arrive: false if the other end has closed.
    package static func isRead(_ descriptor: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&request, 1, 0) <= 0
    }

    /// Makes `descriptor` refer to the same file as `original`.
    static func redirect(_ descriptor: Int32, to original: Int32) {
        if original >= 0 && descriptor >= 0 { dup2(original, descriptor) }
    }

    package static func closeDescriptor(_ descriptor: Int32) {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Another descriptor of the same file, closed in programs that this one starts.
    static func copy(_ descriptor: Int32) -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    }

    /// Opens a file that discards all that is written.
    static func openNowhere() -> Int32 {
        open("/dev/null", O_RDWR | O_CLOEXEC)
    }

    /// Returns whether this many more files can be open.
    package static func canOpen(files: Int) -> Bool {
        var opened: [Int32] = []
        defer { for descriptor in opened { close(descriptor) } }
        while opened.count < files {
            let descriptor = openNowhere()
            if descriptor < 0 { return false }
            opened.append(descriptor)
        }
        return true
    }

    /// Opens a pipe whose ends never block.
    static func openPipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// Opens a file without a name, in memory if possible. Writing appends to it.
    package static func openUnnamedFile() -> Int32? {
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

    package static func empty(_ file: Int32) {
        _ = ftruncate(file, 0)
        lseek(file, 0, SEEK_SET)
    }
}

let platformRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
let platformWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
