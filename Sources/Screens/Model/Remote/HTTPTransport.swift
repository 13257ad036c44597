public import Wayline

/// Sends requests to a server and returns the responses. It follows no redirect, repeats nothing,
/// has no time limit, and stores neither cookies nor responses.
public protocol HTTPTransport: Sendable {
    /// Sends a request, and returns the response with any status. Cancelling the task cancels the
    /// request.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}

/// A request, ready to be sent. It does not show its headers and its body, which have secrets in
/// them.
public struct HTTPRequest: Sendable {
    /// The method of the request.
    public let method: HTTPMethod
    /// The complete address.
    public let address: String

    /// The headers, which include the token.
    @Secret public var headers: [String: String]
    /// The body; empty if there is none.
    @Secret public var body: [UInt8]
    /// True if the request may reach the server twice, e.g. because a reused connection has died.
    public let isIdempotent: Bool
    /// The largest size of the response's body, in bytes.
    public let largestAnswer: Int

    /// A request to an address. Unless it is idempotent, it is sent only once.
    public init(
        _ method: HTTPMethod, _ address: String, headers: [String: String] = [:],
        body: [UInt8] = [], isIdempotent: Bool = false, largestAnswer: Int
    ) {
        self.method = method
        self.address = address
        self.headers = headers
        self.body = body
        self.isIdempotent = isIdempotent
        self.largestAnswer = largestAnswer
    }
}

/// The method of a request.
public enum HTTPMethod: String, Sendable {
    /// Reads something.
    case get = "GET"

    /// Creates or changes something.
    case post = "POST"

    /// Creates or replaces something. Sending it twice has the same effect as once.
    case put = "PUT"

    /// Deletes something.
    case delete = "DELETE"
}

/// A complete response. It does not show its headers and its body.
public struct HTTPResponse: Sendable {
    /// The status code.
    public let status: Int

    @Secret private var headers: [String: String]

    /// The complete body; empty if there is none.
    @Secret public var body: [UInt8]

    /// A response with these headers. The first of several with the same name counts.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        let small = headers.map { ($0.key.lowercased(), $0.value) }
        self.headers = Dictionary(small) { first, _ in first }
        self.body = body
    }

    /// Returns the value of a header. Case makes no difference in its name.
    func header(_ name: String) -> String? { headers[name.lowercased()] }

    var isSuccess: Bool { (200..<300).contains(status) }
    var isRedirect: Bool { (300..<400).contains(status) }
}

/// A request without a complete response.
public enum TransportError: Error, Hashable, Sendable {
    /// The server was not reached.
    case unreachable
    /// The certificate does not prove the identity of the server.
    case untrusted
    /// The server was reached, but accepts no secure connection.
    case insecure
    /// The connection ended before the response was complete.
    case cutShort
    /// The response is larger than the request allows.
    case tooLarge

    /// The caller has cancelled the request.
    case cancelled
}
