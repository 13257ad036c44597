import FoundationEssentials

/// The reply to a request.
struct Reply: Sendable {
    enum Delivery: Sendable {
        case whole
        /// The body ends with the connection.
        case wholeWithoutLength
        /// The body stops in the middle, as if the server had died.
        case half
        case nothing
    }

    var status = 200
    var type = "application/json; charset=utf-8"
    var location: String?
    var body: [UInt8] = []
    var delivery = Delivery.whole
    /// True if the connection may be used again.
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

    /// The bytes as they are sent.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status) \(status)\r\nContent-Type: \(type)\r\n"
        if status != 204, delivery != .wholeWithoutLength {
            head += "Content-Length: \(body.count)\r\n"
        }
        if let location { head += "Location: \(location)\r\n" }
        if !keepsAlive { head += "Connection: close\r\n" }
        // A client must keep neither of these.
        head += "Set-Cookie: visitor=1; Path=/\r\nCache-Control: max-age=600\r\n\r\n"
        switch delivery {
        case .whole, .wholeWithoutLength: return Array(head.utf8) + body
        case .half: return Array(head.utf8) + body.prefix(body.count / 2)
        case .nothing: return []
        }
    }
}
