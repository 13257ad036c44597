import FoundationEssentials

/// What is answered to a request.
struct Reply: Sendable {
    enum Delivery: Sendable {
        case whole
        /// It ends where the connection does.
        case wholeWithoutLength
        /// As if the server had died on the way.
        case half
        case nothing
    }

    var status = 200
    var type = "application/json; charset=utf-8"
    var location: String?
    var body: [UInt8] = []
    var delivery = Delivery.whole
    /// Whether the connection may be used again.
    var keepsAlive = true

    static func json(_ value: some Encodable, status: Int = 200) -> Reply {
        do {
            return Reply(status: status, body: Array(try JSONEncoder().encode(value)))
        } catch {
            return Reply(status: 500)
        }
    }

    static let done = Reply(status: 204)
    static let notLoggedIn = Reply(status: 401)
    static let nothingThere = Reply(status: 404)

    /// As it goes over the wire.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status) \(status)\r\nContent-Type: \(type)\r\n"
        if status != 204, delivery != .wholeWithoutLength {
            head += "Content-Length: \(body.count)\r\n"
        }
        if let location { head += "Location: \(location)\r\n" }
        if !keepsAlive { head += "Connection: close\r\n" }
        // What a client must not keep.
        head += "Set-Cookie: visitor=1; Path=/\r\nCache-Control: max-age=600\r\n\r\n"
        switch delivery {
        case .whole, .wholeWithoutLength: return Array(head.utf8) + body
        case .half: return Array(head.utf8) + body.prefix(body.count / 2)
        case .nothing: return []
        }
    }
}
