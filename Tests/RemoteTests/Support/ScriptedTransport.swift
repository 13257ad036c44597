import Screens
import Synchronization

/// Answers from a script, and notes what it was asked.
final class ScriptedTransport: HTTPTransport {
    typealias Answer = Result<HTTPResponse, TransportError>

    private let script: Mutex<[Answer]>
    private let heard = Mutex<[HTTPRequest]>([])

    init(_ script: Answer...) {
        self.script = Mutex(script)
    }

    var requests: [HTTPRequest] { heard.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        heard.withLock { $0.append(request) }
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

    /// A user is let in.
    static let welcome = json(
        """
        {"session": {"email": "mai@example.com", "name": "Mai", "profile": 9, "status": "valid"},
        "access_token": "access-1", "refresh_token": "refresh-1"}
        """)
}
