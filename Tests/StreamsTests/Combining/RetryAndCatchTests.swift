import Binding
import WaylineStreams
import XCTest

final class RetryAndCatchTests: XCTestCase {
    private let upstream = ManualPublisher<Int, TestFailure>()
    private let other = ManualPublisher<Int, TestFailure>()

    func testRetrySubscribesAnewUntilItsNumberIsUsedUp() {
        let recorder = upstream.retry(2).record()
        for value in 1...3 {
            upstream.subscribers.last.map { _ = $0.receive(value) }
            upstream.subscribers.last?.receive(completion: .failure(.broken))
        }
        XCTAssertEqual(upstream.subscribers.count, 3)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testRetryCarriesTheDemandOver() {
        _ = upstream.retry(1).record(.max(5))
        upstream.send(1, 2)
        upstream.send(completion: .failure(.broken))
        XCTAssertEqual(upstream.requests, [.max(5), .max(3)])
    }

    func testRetryHearsNothingOfAFailedAttempt() {
        let recorder = upstream.retry(5).record()
        upstream.send(completion: .failure(.broken))
        upstream.subscribers.first.map { _ = $0.receive(9) }
        upstream.subscribers.first?.receive(completion: .finished)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "")
    }

    func testRetryDoesNotRetryAFinish() {
        let recorder = upstream.retry(3).record()
        upstream.send(completion: .finished)
        XCTAssertEqual(upstream.subscribers.count, 1)
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testNoRetriesPassTheFailureOn() {
        for retries in [0, -1] {
            let recorder = Fail<Int, TestFailure>(error: .broken).retry(retries).record()
            XCTAssertEqual(recorder.ending, "broken")
        }
    }

    func testTenThousandRetriesCostNoStack() {
        var attempts = 0
        upstream.onRequest = { [upstream] _ in
            attempts += 1
            let subscriber = upstream.subscribers.last
            upstream.forget()
            subscriber?.receive(completion: .failure(.broken))
        }
        let recorder = upstream.retry(10_000).record(.none)
        recorder.request(.max(1))
        XCTAssertEqual(attempts, 10_001)
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testCancellingEndsTheRetries() {
        let recorder = upstream.retry(3).record()
        recorder.cancel()
        upstream.send(completion: .failure(.broken))
        XCTAssertEqual(upstream.subscribers.count, 1)
        XCTAssertEqual(upstream.cancellations, 1)
    }

    func testCatchGoesOnWithAnother() {
        let recorder = upstream.catch { [other] _ in other }.record(.max(3))
        upstream.send(1)
        upstream.send(completion: .failure(.broken))
        upstream.send(8)
        other.send(2)
        other.send(completion: .failure(.other))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(other.requests, [.max(2)])
        XCTAssertEqual(recorder.ending, "other")
    }

    func testCatchPassesAFinishOn() {
        let recorder = upstream.catch { [other] _ in other }.record()
        upstream.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(other.subscribers.count, 0)
    }

    func testTryCatchFailsWithWhatIsThrown() {
        let recorder = upstream.tryCatch { error -> Just<Int> in
            XCTAssertEqual(error, .broken)
            throw TestFailure.other
        }.record()
        upstream.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.ending, "other")
    }

    func testTryCatchGoesOnWithAnother() {
        let recorder = upstream.tryCatch { _ in Just(7) }.record()
        upstream.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [7])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testCancellingASecondPublisherReachesIt() {
        let recorder = upstream.catch { [other] _ in other }.record()
        upstream.send(completion: .failure(.broken))
        recorder.cancel()
        other.send(1)
        XCTAssertEqual(other.cancellations, 1)
        XCTAssertEqual(recorder.values, [])
    }
}
