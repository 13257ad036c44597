import Binding
import WaylineStreams
import XCTest

final class DebounceAndThrottleTests: XCTestCase {
    private let scheduler = TestScheduler()
    private let subject = PassthroughSubject<Int, TestFailure>()

    func testDebounceSendsWhatIsFollowedBySilence() {
        let recorder = subject.debounce(for: .seconds(2), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        scheduler.advance(by: .seconds(1.9))
        XCTAssertEqual(recorder.values, [])
        scheduler.advance(by: .seconds(0.1))
        subject.send(3)
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(recorder.values, [2, 3])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testDebounceDropsWhatWaitsAtTheEnd() {
        let recorder = subject.debounce(for: .seconds(2), scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.run()
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testDebounceDropsAValueThatIsDueWhenTheEndComes() {
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { [subject] in
            subject.send(completion: .finished)
        }
        let recorder = subject.debounce(for: .seconds(2), scheduler: scheduler).record()
        subject.send(1)
        scheduler.run()
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testDebounceHonoursDemand() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record(.max(1))
        for value in 1...3 {
            subject.send(value)
            scheduler.advance(by: .seconds(1))
        }
        XCTAssertEqual(recorder.values, [1])
    }

    func testACancelledDebounceLeavesNothingPending() {
        let recorder = subject.debounce(for: .seconds(1), scheduler: scheduler).record()
        subject.send(1)
        recorder.cancel()
        XCTAssertEqual(scheduler.pending, [])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [])
    }

    func testThrottleSendsTheFirstThenTheLatestOfEachInterval() {
        let recorder = subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true)
            .record()
        subject.send(1)
        scheduler.advance()
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        XCTAssertEqual(recorder.values, [1])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [1, 3])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testThrottleCanSendTheFirstOfEachInterval() {
        let recorder = subject.throttle(for: .seconds(2), scheduler: scheduler, latest: false)
            .record()
        for value in 1...3 {
            subject.send(value)
            scheduler.advance()
        }
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testThrottleSendsAtOnceAfterALongSilence() {
        let recorder = subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true)
            .record()
        subject.send(1)
        scheduler.advance(by: .seconds(5))
        subject.send(2)
        scheduler.advance()
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testTheEndOfAThrottleWaitsBehindAValue() {
        let recorder = subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true)
            .record()
        subject.send(1)
        scheduler.advance()
        subject.send(2)
        subject.send(completion: .failure(.broken))
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.ending, "")
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testThrottleOnAnImmediateSchedulerPassesAll() {
        let recorder =
            subject
            .throttle(for: .seconds(1), scheduler: ImmediateScheduler.shared, latest: true)
            .record()
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testACancelledThrottleLeavesNothingPending() {
        let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
            .record()
        subject.send(1)
        recorder.cancel()
        XCTAssertEqual(scheduler.pending, [])
    }
}
