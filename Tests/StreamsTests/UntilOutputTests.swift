import Binding
import WaylineStreams
import XCTest

final class UntilOutputTests: XCTestCase {
    private let source = PassthroughSubject<Int, TestFailure>()
    private let other = ManualPublisher<String, TestFailure>()

    func testPrefixFinishesAtTheFirstValueOfTheOther() {
        let recorder = source.prefix(untilOutputFrom: other).record()
        source.send(1)
        other.send("stop")
        source.send(2)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(other.requests, [.max(1)])
    }

    func testPrefixGoesOnWhenTheOtherEnds() {
        let recorder = source.prefix(untilOutputFrom: other).record()
        other.send(completion: .failure(.broken))
        other.send("late")
        source.send(1)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "")
    }

    func testAnOtherThatSendsAtOnceLeavesNothing() {
        let recorder = source.prefix(untilOutputFrom: Just(1)).record()
        source.send(1)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(recorder.subscriptions.count, 1)
    }

    func testDropStartsAtTheFirstValueOfTheOther() {
        let recorder = source.drop(untilOutputFrom: other).record()
        source.send(1)
        other.send("start")
        source.send(2)
        other.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [2])
        XCTAssertEqual(recorder.ending, "")
        XCTAssertEqual(other.cancellations, 1)
    }

    func testDropEndsAsTheOtherDoesIfThatSentNothing() {
        let finished = source.drop(untilOutputFrom: other).record()
        other.send(completion: .finished)
        XCTAssertEqual(finished.ending, "finished")
        let failed = source.drop(untilOutputFrom: Fail<Int, TestFailure>(error: .broken)).record()
        XCTAssertEqual(failed.ending, "broken")
    }

    func testTheOtherIsLeftWhenTheStreamIsOver() {
        let cancelled = source.prefix(untilOutputFrom: other).record()
        let finished = source.drop(untilOutputFrom: other).record()
        cancelled.cancel()
        XCTAssertEqual(other.cancellations, 1)
        source.send(completion: .finished)
        XCTAssertEqual(other.cancellations, 2)
        XCTAssertEqual(finished.ending, "finished")
    }

    func testBothAreReleasedWhenTheStreamIsOver() {
        weak var held: Recorder<Int, TestFailure>?
        do {
            let recorder = source.prefix(untilOutputFrom: other).record()
            held = recorder
            other.send("stop")
            recorder.forget()
        }
        other.forget()
        XCTAssertNil(held)
    }
}
