import Binding
import WaylineStreams
import XCTest

final class ConcatenateTests: XCTestCase {
    private let first = ManualPublisher<Int, TestFailure>()
    private let second = ManualPublisher<Int, TestFailure>()

    func testTheSecondIsSubscribedToWhenTheFirstHasFinished() {
        let recorder = first.append(second).record()
        first.send(1)
        XCTAssertEqual(second.subscribers.count, 0)
        first.send(completion: .finished)
        first.send(8)
        second.send(2)
        second.send(completion: .finished)
        second.send(9)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAFailureOfTheFirstIsTheEnd() {
        let recorder = first.append(second).record()
        first.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual(second.subscribers.count, 0)
    }

    func testTheSecondIsAskedForWhatTheFirstLeftOpen() {
        let recorder = first.append(second).record(.max(3))
        first.send(1)
        first.send(completion: .finished)
        XCTAssertEqual(second.requests, [.max(2)])
        recorder.request(.max(1))
        XCTAssertEqual(second.requests, [.max(2), .max(1)])
    }

    func testElementsComeBeforeAndAfter() {
        let recorder = Just(3).prepend(1, 2).append(4, 5).append([6]).record()
        XCTAssertEqual(recorder.values, [1, 2, 3, 4, 5, 6])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAPrefixIsAskedAsTheSubscriberAsks() {
        let recorder = first.prepend([1, 2, 3]).record(.max(2))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(first.subscribers.count, 0)
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(first.requests, [.max(1)])
    }

    func testCancellingBetweenTheTwoSubscribesNoMore() {
        let recorder = first.append(second).record()
        recorder.cancel()
        first.send(completion: .finished)
        XCTAssertEqual(second.subscribers.count, 0)
        XCTAssertEqual(recorder.ending, "")
    }
}
