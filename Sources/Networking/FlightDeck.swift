import Foundation
import Screens

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A URLSession, and the requests that are under way by it.
final class FlightDeck: Sendable {
    private let session: URLSession
    private let flights = Flights()

    init() {
        session = URLSession(configuration: .keepingNothing, delegate: flights, delegateQueue: nil)
    }

    deinit {
        session.invalidateAndCancel()
    }

    func fly(
        _ request: URLRequest, largestAnswer: Int
    ) async -> Result<HTTPResponse, TransportError> {
        if Task.isCancelled { return .failure(.cancelled) }
        let flight = Flight(largestAnswer: largestAnswer)
        let task = session.dataTask(with: request)
        flights.add(flight, for: task)
        let result = await withTaskCancellationHandler {
            task.resume()
            return await flight.result()
        } onCancel: {
            flight.end(.failure(.cancelled))
        }
        flights.remove(task)
        // It may not be over: it was cancelled, or its answer is too large.
        task.cancel()
        return result
    }
}
