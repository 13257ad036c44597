import Foundation
public import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests by URLSession, configured to store nothing, follow no redirect and repeat
/// nothing.
public final class URLSessionTransport: HTTPTransport {
    private let shared = TransferSession()

    /// Creates a transport with its own connections.
    public init() {}

    /// Creates a transport for an API. Requests to this machine use no proxy, which would read
    /// them. Call it before other threads read the environment.
    public convenience init(reaching api: APIAddress) {
        self.init()
        guard let host = api.loopbackHost else { return }
        let others = ProcessInfo.processInfo.environment
        let plain = host.filter { $0 != "[" && $0 != "]" }
        let hosts = [others["no_proxy"] ?? others["NO_PROXY"], plain].compactMap { $0 }
        setenv("no_proxy", hosts.joined(separator: ","), 1)
    }

    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard let sent = URLRequest(request) else { throw .unreachable }
        // If a reused connection has died, URLSession sends any request again. A new connection is
        // not reused.
        let session = request.isIdempotent ? shared : TransferSession()
        return try await session.send(sent, largestAnswer: request.largestAnswer).get()
    }
}

/// A URLSession and its transfers that are under way.
private final class TransferSession: Sendable {
    private let session: URLSession
    private let transfers = TransferDelegate()

    init() {
        session = URLSession(
            configuration: .keepingNothing, delegate: transfers, delegateQueue: nil)
    }

    deinit {
        // Each transfer has ended or was cancelled. invalidateAndCancel() would read the list of
        // tasks while URLSession's own queue removes some, and crash.
        session.finishTasksAndInvalidate()
    }

    func send(
        _ request: URLRequest, largestAnswer: Int
    ) async -> Result<HTTPResponse, TransportError> {
        if Task.isCancelled { return .failure(.cancelled) }
        let transfer = Transfer(largestAnswer: largestAnswer)
        let task = session.dataTask(with: request)
        transfers.add(transfer, for: task)
        let result = await withTaskCancellationHandler {
            task.resume()
            return await transfer.result()
        } onCancel: {
            transfer.end(.failure(.cancelled))
        }
        transfers.remove(task)
        // It may still run: the transfer was cancelled, or its answer is too large.
        task.cancel()
        return result
    }
}

extension URLRequest {
    /// The request in the form of URLSession; nil if URLSession cannot read the address.
    fileprivate init?(_ request: HTTPRequest) {
        guard let url = URL(string: request.address) else { return nil }
        self.init(url: url)
        httpMethod = request.method.rawValue
        if !request.body.isEmpty { httpBody = Data(request.body) }
        for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
    }
}

extension URLSessionConfiguration {
    /// Stores no cookies, answers or credentials, in memory or elsewhere. Has practically no time
    /// limit: the caller cancels a request that takes too long.
    fileprivate static var keepingNothing: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = 24 * 60 * 60
        return configuration
    }
}
