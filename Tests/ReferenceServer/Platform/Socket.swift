#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Sockets of this machine. Calls wait on their own thread.
enum Socket {
    /// Listens on a free port of the loopback.
    static func listening() throws(SocketError) -> (descriptor: Int32, port: Int) {
        let descriptor = try check(socket(AF_INET, stream, 0), "socket")
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutableBytes(of: &address) { bytes throws(SocketError) in
            let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
            try check(bind(descriptor, start, size), "bind")
            try check(listen(descriptor, 128), "listen")
            try check(getsockname(descriptor, start, &size), "getsockname")
        }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Waits for a connection; nil once the socket is shut.
    static func caller(of descriptor: Int32) -> Int32? {
        while true {
            let caller = accept(descriptor, nil, nil)
            if caller >= 0 { return caller }
            if errno != EINTR && errno != ECONNABORTED { return nil }
        }
    }

    /// Waits for bytes; none once the other end is closed.
    static func bytes(from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            return Array(bytes.prefix(max(0, count)))
        }
    }

    /// - Returns: true if the other end still reads.
    static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                platformSend(descriptor, $0.baseAddress, $0.count, quietly)
            }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Shuts a socket, so that callers that wait for it continue.
    static func shut(_ descriptor: Int32) {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    static func closed(_ descriptor: Int32) {
        close(descriptor)
    }

    @discardableResult
    private static func check(_ result: Int32, _ call: String) throws(SocketError) -> Int32 {
        if result < 0 { throw SocketError(call: call, reason: String(cString: strerror(errno))) }
        return result
    }

    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
        private static let quietly = Int32(MSG_NOSIGNAL)
    #elseif canImport(Musl)
        private static let stream = SOCK_STREAM
        private static let quietly = MSG_NOSIGNAL
    #else
        private static let stream = SOCK_STREAM
        private static let quietly: Int32 = 0
    #endif
}

private let platformSend: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = send
