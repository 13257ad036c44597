import FoundationEssentials

/// Sends calls to the API. Repeats an idempotent call if the failure may be temporary.
struct CallSender: Sendable {
    private static let longestRedirection = 3

    let api: APIAddress
    let transport: any HTTPTransport
    let clock: any Clock<Duration>
    let limits: APILimits

    /// Sends a call, and returns its response, which is not a redirect.
    func send(_ call: Call, token: String?) async throws(ServiceFault) -> HTTPResponse {
        let request = try request(call, token)
        var attempts = 1
        while true {
            let result = await follow(request)
            if !call.isIdempotent || attempts >= limits.attempts || !mayPass(result) {
                return try answer(result)
            }
            try await pause(after: attempts)
            attempts += 1
        }
    }

    private func request(_ call: Call, _ token: String?) throws(ServiceFault) -> HTTPRequest {
        var headers = ["Accept": "application/json"]
        if let token { headers["Authorization"] = "Bearer \(token)" }
        if !call.body.isEmpty { headers["Content-Type"] = "application/json" }
        return HTTPRequest(
            call.method, api.address(of: call.path), headers: headers,
            body: try encoded(call.body), isIdempotent: call.isIdempotent,
            largestAnswer: limits.largestAnswer)
    }

    private func encoded(_ body: [String: String]) throws(ServiceFault) -> [UInt8] {
        if body.isEmpty { return [] }
        do { return Array(try JSONEncoder().encode(body)) } catch {
            throw .unreadable(host: api.host, problem: "the request cannot be written as JSON")
        }
    }

    /// Sends a request, and follows redirects of a GET within the same server. Follows no other
    /// redirect.
    private func follow(_ first: HTTPRequest) async -> Result<HTTPResponse, TransportError> {
        var request = first
        for _ in 0..<Self.longestRedirection {
            let result = await send(request)
            guard case .success(let response) = result, response.isRedirect, first.method == .get,
                let next = response.header("Location").flatMap(api.redirected)
            else { return result }
            request = HTTPRequest(
                .get, next, headers: first.headers, isIdempotent: true,
                largestAnswer: first.largestAnswer)
        }
        return await send(request)
    }

    private func send(_ request: HTTPRequest) async -> Result<HTTPResponse, TransportError> {
        do throws(TransportError) { return .success(try await transport.send(request)) } catch {
            return .failure(error)
        }
    }

    /// Returns whether the failure may be over in a moment.
    private func mayPass(_ result: Result<HTTPResponse, TransportError>) -> Bool {
        switch result {
        case .success(let response): response.status >= 500 || response.status == 429
        case .failure(.unreachable), .failure(.cutShort): true
        case .failure(.untrusted), .failure(.insecure), .failure(.tooLarge), .failure(.cancelled):
            false
        }
    }

    private func pause(after attempts: Int) async throws(ServiceFault) {
        do { try await clock.sleep(for: limits.pause(after: attempts)) } catch {
            throw .cancelled
        }
    }

    private func answer(
        _ result: Result<HTTPResponse, TransportError>
    ) throws(ServiceFault) -> HTTPResponse {
        switch result {
        case .success(let response) where response.isRedirect:
            throw unreadable("it leads to another place, which is not followed")
        case .success(let response): return response
        case .failure(.unreachable): throw .offline(host: api.host)
        case .failure(.untrusted): throw .untrusted(host: api.host)
        case .failure(.insecure): throw .insecure(host: api.host)
        case .failure(.cutShort): throw unreadable("it ends too early")
        case .failure(.tooLarge): throw unreadable("it is larger than \(limits.largestAnswer) B")
        case .failure(.cancelled): throw .cancelled
        }
    }

    private func unreadable(_ problem: String) -> ServiceFault {
        .unreadable(host: api.host, problem: problem)
    }
}

/// The limits of time, attempts and size for calls of an API.
struct APILimits: Sendable {
    /// The seconds that a user waits at most, all attempts and pauses included.
    var seconds = 20
    /// The number of attempts of an idempotent call.
    var attempts = 4
    var firstPause = Duration.milliseconds(250)
    var longestPause = Duration.seconds(2)
    /// The largest size of a response, in bytes.
    var largestAnswer = 4 * 1024 * 1024

    init() {}

    /// Returns the pause after this many attempts. Each is twice as long as the one before, up to
    /// the longest.
    func pause(after attempts: Int) -> Duration {
        min(firstPause * (1 << min(max(attempts, 1) - 1, 20)), longestPause)
    }
}
