/// What the server may do other than to answer.
package enum Misbehaviour: Sendable {
    /// It answers when it is told to go on.
    case slow
    /// It answers with this status, and no reason.
    case status(Int)
    /// It dies in the middle of its answer.
    case halfABody
    /// It hangs up without an answer.
    case closes
    /// Its answer is cut, though whole as the protocol goes.
    case wrongJSON
    /// Its answer is JSON of another shape.
    case wrongShape
    /// It answers with a page to look at.
    case wrongType
    /// It sends on to this place.
    case redirects(to: String)
    /// Its answer has this many bytes.
    case large(Int)
    /// The same, without saying so first.
    case largeUnsaid(Int)

    /// What becomes of the answer that was meant.
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

    /// Whether what was asked is done nevertheless.
    var isDone: Bool {
        switch self {
        case .slow, .halfABody, .closes, .wrongJSON, .wrongShape, .wrongType, .large, .largeUnsaid:
            true
        case .status, .redirects: false
        }
    }
}
