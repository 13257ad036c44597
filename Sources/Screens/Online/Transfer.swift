import Foundation
import Screens
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request and the part of its answer that has arrived. It ends once: with the answer, an error
/// or a cancellation, whichever comes first.
final class Transfer: Sendable {
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

    /// Ends the transfer. Does nothing if it has ended already.
    func end(_ result: Result<HTTPResponse, TransportError>) {
        let waiter = state.withLock { state in
            if state.result == nil { state.result = result }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: result)
    }

    func receive(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse else { return }
        var headers: [String: String] = [:]
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name] = value
        }
        let head = (status: response.statusCode, headers: headers)
        state.withLock { $0.head = head }
        if response.expectedContentLength > largestAnswer { end(.failure(.tooLarge)) }
    }

    func receive(_ data: Data) {
        let size = state.withLock { state in
            state.body += data.prefix(largestAnswer + 1 - state.body.count)
            return state.body.count
        }
        if size > largestAnswer { end(.failure(.tooLarge)) }
    }

    /// Ends the transfer with the received answer, or with `error`.
    func receiveEnd(_ error: (any Error)?) {
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

/// Passes each callback of a URLSession to the transfer of its task. Follows no redirect.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
    private let transfers = Mutex<[Int: Transfer]>([:])

    func add(_ transfer: Transfer, for task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = transfer }
    }

    func remove(_ task: URLSessionTask) {
        transfers.withLock { $0[task.taskIdentifier] = nil }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        transfer(task)?.receive(response)
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        transfer(dataTask)?.receive(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer(dataTask)?.receive(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let transfer = transfer(task)
        // For a redirect without a valid location, URLSession calls no other method.
        if error == nil, let response = task.response { transfer?.receive(response) }
        transfer?.receiveEnd(error)
    }

    private func transfer(_ task: URLSessionTask) -> Transfer? {
        transfers.withLock { $0[task.taskIdentifier] }
    }
}
