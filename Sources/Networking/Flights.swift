import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hears URLSession, and tells each flight what is its own.
final class Flights: NSObject, URLSessionDataDelegate {
    private let flights = Mutex<[Int: Flight]>([:])

    func add(_ flight: Flight, for task: URLSessionTask) {
        flights.withLock { $0[task.taskIdentifier] = flight }
    }

    func remove(_ task: URLSessionTask) {
        flights.withLock { $0[task.taskIdentifier] = nil }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        flight(task)?.hear(response)
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        flight(dataTask)?.hear(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        flight(dataTask)?.hear(data)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let flight = flight(task)
        // Of a redirect that leads nowhere, nothing else is heard.
        if error == nil, let response = task.response { flight?.hear(response) }
        flight?.hearEnd(error)
    }

    private func flight(_ task: URLSessionTask) -> Flight? {
        flights.withLock { $0[task.taskIdentifier] }
    }
}
