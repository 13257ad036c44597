import Binding
import WaylineStreams
import XCTest

final class TimeoutAndMeasureTests: XCTestCase {
    private let scheduler = TestScheduler()
    private let source = ManualPublisher<Int, TestFailure>()

    func testSilenceEndsTheStream() {
        let recorder = source.timeout(.seconds(2), scheduler: scheduler).record()
        scheduler.advance(by: .seconds(1.9))
        XCTAssertEqual(recorder.ending, "")
        scheduler.advance(by: .seconds(0.1))
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(source.cancellations, 1)
    }

    func testSilenceFailsWithTheErrorGiven() {
        let recorder = source.timeout(.seconds(2), scheduler: scheduler) { .broken }.record()
        scheduler.run()
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testAnEndAtTheLastMomentIsInTime() {
        let scheduler = TestScheduler()
        let subject = PassthroughSubject<Int, TestFailure>()
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) {
            subject.send(completion: .finished)
        }
        let recorder = subject.timeout(.seconds(2), scheduler: scheduler, customError: { .other })
            .record()
        scheduler.run()
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testEachValueBeginsANewInterval() {
        let recorder = source.timeout(.seconds(2), scheduler: scheduler).record()
        for value in 1...3 {
            scheduler.advance(by: .seconds(1.5))
            source.send(value)
        }
        scheduler.advance(by: .seconds(1.5))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.ending, "")
        scheduler.advance(by: .seconds(0.5))
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testTheEndStopsTheClock() {
        let recorder = source.timeout(.seconds(2), scheduler: scheduler) { .broken }.record()
        source.send(completion: .finished)
        scheduler.advance()
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(scheduler.pending, [])
    }

    func testACancelStopsTheClock() {
        let recorder = source.timeout(.seconds(2), scheduler: scheduler).record()
        recorder.cancel()
        XCTAssertEqual(scheduler.pending, [])
    }

    func testIntervalsAreMeasuredFromTheSubscriptionOn() {
        scheduler.advance(by: .seconds(7))
        let recorder = source.measureInterval(using: scheduler).record(.max(2))
        scheduler.advance(by: .seconds(1))
        source.send(1)
        scheduler.advance(by: .seconds(3))
        source.send(2)
        source.send(3)
        XCTAssertEqual(recorder.values, [.seconds(1), .seconds(3)])
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.ending, "broken")
    }
}
