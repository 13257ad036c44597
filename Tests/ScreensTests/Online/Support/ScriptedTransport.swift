import Screens
import Synchronization

/// Answers from a script, and records the requests.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<HTTPResponse, TransportError>

    private let script: Mutex<[Answer]>
    private let received = Mutex<[HTTPRequest]>([])

    init(_ script: Answer...) {
        self.script = Mutex(script)
    }

    var requests: [HTTPRequest] { received.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        received.withLock { $0.append(request) }
        let answer = script.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        return try (answer ?? .failure(.unreachable)).get()
    }
}

extension Result<HTTPResponse, TransportError> {
    static func json(_ text: String, status: Int = 200) -> Self {
        .success(
            HTTPResponse(
                status: status, headers: ["content-type": "application/json"],
                body: Array(text.utf8)))
    }

    /// A response that logs a user in.
    static let welcome = json(
        """
        {"session": {"email": "mai@example.com", "name": "Mai", "profile": 9, "status": "valid"},
        "access_token": "access-1", "refresh_token": "refresh-1"}
        """)
}
