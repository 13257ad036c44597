import Binding
import WaylineStreams
import XCTest

final class DelayAndReceiveOnTests: XCTestCase {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, TestFailure>()

    func testDelaySendsEachValueAndTheEndLater() {
        let recorder = subject.delay(for: .seconds(2), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        subject.send(completion: .failure(.broken))
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [1])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testADelayedValueKeepsItsPlaceAmongEqualDeadlines() {
        var log: [String] = []
        let recorder = subject.delay(for: .seconds(1), scheduler: scheduler).record()
        recorder.onValue = { log.append("\($0)") }
        let date = scheduler.now.advanced(by: .seconds(1))
        subject.send(1)
        scheduler.schedule(after: date) { log.append("between") }
        subject.send(2)
        scheduler.run()
        XCTAssertEqual(log, ["1", "between", "2"])
    }

    func testACancelledDelayLeavesNothingPending() {
        let recorder = subject.delay(for: .seconds(2), scheduler: scheduler).record()
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(scheduler.pending.count, 3)
        recorder.cancel()
        XCTAssertEqual(scheduler.pending, [])
    }

    func testACancelDuringADelayedDeliveryIsTheEnd() {
        let recorder = subject.delay(for: .seconds(2), scheduler: scheduler).record()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        for value in 1...3 { subject.send(value) }
        scheduler.run()
        XCTAssertEqual(recorder.values, [1])
    }

    func testReceiveOnHandsOverOnTheScheduler() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.values, [])
        scheduler.advance()
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testNothingIsHeardAfterACancelThoughItWasHandedOver() {
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance()
        XCTAssertEqual(recorder.values, [])
    }

    func testDemandGoesUpAndComesBackWithTheValues() {
        let source = ManualPublisher<Int, TestFailure>()
        let recorder = source.receive(on: scheduler).record(.max(1), demandForEach: .max(2))
        source.send(1)
        XCTAssertEqual(source.requests, [.max(1)])
        scheduler.advance()
        XCTAssertEqual(source.requests, [.max(1), .max(2)])
        source.send(2, 3)
        recorder.demandForEach = .none
        source.send(4)
        scheduler.advance()
        XCTAssertEqual(recorder.values, [1, 2, 3])
    }

    func testSubscribeOnSubscribesAsksAndCancelsOnTheScheduler() {
        let source = ManualPublisher<Int, TestFailure>()
        let recorder = source.subscribe(on: scheduler).record()
        XCTAssertEqual(source.subscribers.count, 0)
        scheduler.advance()
        XCTAssertEqual(source.requests, [.unlimited])
        source.send(1)
        recorder.cancel()
        source.send(2)
        XCTAssertEqual(source.cancellations, 0)
        scheduler.advance()
        XCTAssertEqual(source.cancellations, 1)
        XCTAssertEqual(recorder.values, [1])
    }

    func testValuesAfterTheEndAreIgnored() {
        let source = ManualPublisher<Int, TestFailure>()
        let recorder = source.receive(on: scheduler).record()
        source.send(completion: .finished)
        source.send(1)
        source.send(completion: .failure(.broken))
        scheduler.advance()
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "finished")
    }
}
