public import Coordination

/// A request, as it is to be sent. It does not show its headers and its body, where secrets are.
public struct HTTPRequest: Sendable {
    /// What it does.
    public let method: HTTPMethod
    /// The whole address.
    public let address: String

    /// What is sent beside the body, tokens too.
    @Secret public var headers: [String: String]
    /// Empty where there is none.
    @Secret public var body: [UInt8]
    /// Whether it may reach the server twice, e.g. where a connection that was kept has died.
    public let isIdempotent: Bool
    /// How many bytes the body of the answer may have.
    public let largestAnswer: Int

    /// A request to an address, which may not be sent twice unless told so.
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
