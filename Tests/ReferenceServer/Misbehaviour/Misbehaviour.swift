/// A way in which the server misbehaves.
package enum Misbehaviour: Sendable {
    /// It waits with its answer until it is released.
    case slow
    /// It answers with this status, without a reason.
    case status(Int)
    /// It dies in the middle of its answer.
    case halfABody
    /// It closes the connection without an answer.
    case closes
    /// Its answer is cut, although the protocol shows it as complete.
    case wrongJSON
    /// Its answer is JSON of another shape.
    case wrongShape
    /// It answers with a web page.
    case wrongType
    /// It redirects to this address.
    case redirects(to: String)
    /// Its answer has this many bytes.
    case large(Int)
    /// Its answer has this many bytes, without a length in the head.
    case largeUnsaid(Int)

    /// Returns the changed form of the intended reply.
    func applied(to reply: Reply) -> Reply {
        var reply = reply
        switch self {
        case .slow: break
        case .status(let status): reply = Reply(status: status)
        case .halfABody: reply.delivery = .half
        case .closes: reply.delivery = .nothing
        case .wrongJSON: reply.body.removeLast(min(2, reply.body.count))
        case .wrongShape: reply.body = Array(#"{"id":"one","results":"none","session":[]}"#.utf8)
        case .wrongType:
            reply.type = "text/html"
            reply.body = Array("<p>Welcome to this network.</p>".utf8)
        case .redirects(let place): reply = Reply(status: 307, location: place)
        case .large(let size): reply.body = [UInt8](repeating: UInt8(ascii: " "), count: size)
        case .largeUnsaid(let size):
            reply.body = [UInt8](repeating: UInt8(ascii: " "), count: size)
            reply.delivery = .wholeWithoutLength
        }
        return reply
    }

    /// True if the request takes effect nevertheless.
    var isDone: Bool {
        switch self {
        case .slow, .halfABody, .closes, .wrongJSON, .wrongShape, .wrongType, .large, .largeUnsaid:
            true
        case .status, .redirects: false
        }
    }
}
