import Foundation
import Screens
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that is under way. It ends once, by whatever comes first.
final class Flight: Sendable {
    private struct State {
        var head: (status: Int, headers: [String: String])?
        var body: [UInt8] = []
        var result: Result<HTTPResponse, TransportError>?
        var waiter: CheckedContinuation<Result<HTTPResponse, TransportError>, Never>?
    }

    private let largestAnswer: Int
    private let state = Mutex(State())

    init(largestAnswer: Int) {
        self.largestAnswer = largestAnswer
    }

    func result() async -> Result<HTTPResponse, TransportError> {
        await withCheckedContinuation { waiter in
            let result = state.withLock { state in
                if state.result == nil { state.waiter = waiter }
                return state.result
            }
            if let result { waiter.resume(returning: result) }
        }
    }

    /// Nothing happens to a flight that has ended.
    func end(_ result: Result<HTTPResponse, TransportError>) {
        let waiter = state.withLock { state in
            if state.result == nil { state.result = result }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: result)
    }

    func hear(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse else { return }
        var headers: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name] = value
        }
        let head = (status: response.statusCode, headers: headers)
        state.withLock { $0.head = head }
        if response.expectedContentLength > largestAnswer { end(.failure(.tooLarge)) }
    }

    func hear(_ data: Data) {
        let size = state.withLock { state in
            state.body += data.prefix(largestAnswer + 1 - state.body.count)
            return state.body.count
        }
        if size > largestAnswer { end(.failure(.tooLarge)) }
    }

    /// There is nothing more to hear.
    func hearEnd(_ error: (any Error)?) {
        let (head, body) = state.withLock { ($0.head, $0.body) }
        if let error {
            end(.failure(TransportError(error, afterHead: head != nil)))
        } else if let head {
            end(.success(HTTPResponse(status: head.status, headers: head.headers, body: body)))
        } else {
            end(.failure(.cutShort))
        }
    }
}
