import Screens

/// A connection, on a thread of its own.
actor Caller {
    private let descriptor: Int32
    private let executor = QueueExecutor("wayline.caller")
    private var unread: [UInt8] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Answers its requests, one after the other, until it has gone.
    func serve(_ answer: @Sendable (Request) async -> Reply) async {
        while let request = request() {
            let reply = await answer(request)
            guard Socket.send(reply.bytes, to: descriptor), reply.keepsAlive,
                reply.delivery == .whole
            else { break }
        }
        Socket.closed(descriptor)
    }

    private func request() -> Request? {
        let end = Array("\r\n\r\n".utf8)
        var head: Request?
        while true {
            if head == nil, let range = unread.firstRange(of: end) {
                head = Request(head: String(decoding: unread[..<range.lowerBound], as: UTF8.self))
                if head == nil { return nil }
                unread.removeSubrange(..<range.upperBound)
            }
            if let head, unread.count >= head.length {
                defer { unread.removeFirst(head.length) }
                return Request(head, body: Array(unread.prefix(head.length)))
            }
            let bytes = Socket.bytes(from: descriptor)
            if bytes.isEmpty { return nil }
            unread += bytes
        }
    }
}
