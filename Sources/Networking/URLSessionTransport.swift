import Foundation
public import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests by URLSession, which is told to keep nothing and to decide nothing.
public final class URLSessionTransport: HTTPTransport {
    private let shared = FlightDeck()

    /// A transport with connections of its own.
    public init() {}

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard let sent = URLRequest(request) else { throw .unreachable }
        // Where a connection that was kept has died, a request is sent again, whatever it does.
        // On a new connection that cannot be.
        let deck = request.isIdempotent ? shared : FlightDeck()
        return try await deck.fly(sent, largestAnswer: request.largestAnswer).get()
    }
}
