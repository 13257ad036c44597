/// Takes requests to a server, and its answers back. It decides nothing: it follows no redirect,
/// tries nothing twice, has no time limit, and keeps neither cookies nor answers.
public protocol HTTPTransport: Sendable {
    /// - Returns: the answer, whatever its status is. If the task is cancelled, the request is too.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
