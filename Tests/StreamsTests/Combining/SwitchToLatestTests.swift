import Binding
import WaylineStreams
import XCTest

final class SwitchToLatestTests: XCTestCase {
    typealias Inner = ManualPublisher<Int, TestFailure>

    private let outer = ManualPublisher<Inner, TestFailure>()
    private let first = Inner()
    private let second = Inner()

    func testOnlyTheLatestPublisherIsHeard() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        XCTAssertEqual(recorder.values, [1, 3])
        XCTAssertEqual([first.cancellations, second.cancellations], [1, 0])
    }

    func testItFinishesWhenBothHaveFinished() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        outer.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "")
        first.send(completion: .finished)
        first.send(9)
        first.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testTheEndOfAnInnerPublisherLeavesTheStreamOpen() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(completion: .finished)
        outer.send(second)
        second.send(2)
        second.send(completion: .finished)
        outer.send(completion: .finished)
        outer.send(first)
        XCTAssertEqual(recorder.values, [2])
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(first.subscribers.count, 1)
    }

    func testAnInnerFailureEndsAllAtOnce() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        first.send(completion: .failure(.broken))
        outer.send(completion: .failure(.other))
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual(outer.cancellations, 1)
    }

    func testAnOuterFailureCancelsTheInnerPublisher() {
        let recorder = outer.switchToLatest().record()
        outer.send(first)
        outer.send(completion: .failure(.other))
        XCTAssertEqual(recorder.ending, "other")
        XCTAssertEqual(first.cancellations, 1)
    }

    func testOpenDemandIsRequestedFromTheNextPublisher() {
        let recorder = outer.switchToLatest().record(.max(3))
        outer.send(first)
        first.send(1)
        outer.send(second)
        recorder.request(.max(2))
        XCTAssertEqual(outer.requests, [.unlimited])
        XCTAssertEqual(first.requests, [.max(3)])
        XCTAssertEqual(second.requests, [.max(2), .max(2)])
    }

    func testMoreThanAskedForIsNotPassedOn() {
        let recorder = outer.switchToLatest().record(.max(1))
        outer.send(first)
        first.send(1, 2, 3)
        XCTAssertEqual(recorder.values, [1])
    }

    func testDemandAnsweredAfterASwitchGoesToTheNext() {
        let recorder = outer.switchToLatest().record(.max(1), demandForEach: .max(4))
        recorder.onValue = { [outer, second] in if $0 == 1 { outer.send(second) } }
        outer.send(first)
        first.send(1)
        XCTAssertEqual(first.answer, .none)
        XCTAssertEqual(second.requests, [.max(4)])
    }

    func testACancelDuringADeliveryEndsItThere() {
        let recorder = outer.switchToLatest().record()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        outer.send(first)
        first.send(1, 2)
        outer.send(second)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual([outer.cancellations, first.cancellations], [1, 1])
        XCTAssertEqual(second.subscribers.count, 0)
    }

    func testCancellingAtOnceSubscribesToNothing() {
        let recorder = Recorder<Int, TestFailure>()
        recorder.onSubscription = { $0.cancel() }
        outer.switchToLatest().subscribe(recorder)
        XCTAssertEqual(outer.subscribers.count, 0)
    }

    func testASecondSubscriptionIsCancelled() {
        let recorder = outer.switchToLatest().record()
        outer.sendSubscription()
        outer.send(first)
        first.sendSubscription()
        XCTAssertEqual([outer.cancellations, first.cancellations], [1, 1])
        XCTAssertEqual(recorder.subscriptions.count, 1)
    }

    func testFlatMapLatestMakesAPublisherOfEachValue() {
        let words = PassthroughSubject<String, Never>()
        var heard: [String] = []
        let token = words.flatMapLatest { word in Just(word + "!") }.sink { heard.append($0) }
        words.send("a")
        words.send("b")
        token.cancel()
        words.send("c")
        XCTAssertEqual(heard, ["a!", "b!"])
    }

    func testPublishersThatCannotFailMixWithThoseThatCan() {
        let numbers = PassthroughSubject<Int, TestFailure>()
        let recorder = numbers.flatMapLatest { Just($0 * 2) }.record()
        let never = PassthroughSubject<Int, Never>()
        let failing = never.flatMapLatest { _ in Fail<Int, TestFailure>(error: .broken) }.record()
        numbers.send(2)
        never.send(1)
        XCTAssertEqual(recorder.values, [4])
        XCTAssertEqual(failing.ending, "broken")
    }
}
