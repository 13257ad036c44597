import Screens

/// A connection, on its own thread.
actor Caller {
    /// The largest number of bytes of a head, and of a body.
    private static let longestHead = 1 << 16
    private static let longestBody = 1 << 20

    private let descriptor: Int32
    private let executor = QueueExecutor("wayline.caller")
    private var unread: [UInt8] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Answers its requests, one after the other, until the connection ends.
    func serve(_ answer: @Sendable (ReceivedRequest) async -> Reply) async {
        while let request = request() {
            let reply = await answer(request)
            guard Socket.send(reply.bytes, to: descriptor), reply.keepsAlive,
                reply.delivery == .whole
            else { break }
        }
        Socket.closed(descriptor)
    }

    private func request() -> ReceivedRequest? {
        let end = Array("\r\n\r\n".utf8)
        var head: ReceivedRequest?
        while true {
            if head == nil, let range = unread.firstRange(of: end) {
                head = ReceivedRequest(
                    head: String(decoding: unread[..<range.lowerBound], as: UTF8.self))
                guard let head, head.length <= Self.longestBody else { return nil }
                unread.removeSubrange(..<range.upperBound)
            }
            if head == nil, !couldBeHead {
                _ = Socket.send(Reply(status: 400, keepsAlive: false).bytes, to: descriptor)
                return nil
            }
            if let head, unread.count >= head.length {
                defer { unread.removeFirst(head.length) }
                return ReceivedRequest(head, body: Array(unread.prefix(head.length)))
            }
            let bytes = Socket.bytes(from: descriptor)
            if bytes.isEmpty { return nil }
            unread += bytes
        }
    }

    /// False for bytes that do not begin with a method, such as TLS, and for a head that is too
    /// long.
    private var couldBeHead: Bool {
        unread.count <= Self.longestHead
            && unread.prefix(3).allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
