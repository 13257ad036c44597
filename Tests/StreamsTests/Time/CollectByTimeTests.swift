import Binding
import WaylineStreams
import XCTest

final class CollectByTimeTests: XCTestCase {
    private let scheduler = TestScheduler()
    private let source = ManualPublisher<Int, TestFailure>()

    func testEachIntervalWithValuesSendsThem() {
        let recorder = source.collect(.byTime(scheduler, .seconds(1))).record()
        source.send(1, 2)
        scheduler.advance(by: .seconds(1))
        scheduler.advance(by: .seconds(1))
        source.send(3)
        XCTAssertEqual(recorder.values, [[1, 2]])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [[1, 2], [3]])
    }

    func testAFullGroupIsSentAtOnce() {
        let recorder = source.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).record()
        source.send(1, 2, 3)
        XCTAssertEqual(recorder.values, [[1, 2]])
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [[1, 2], [3]])
    }

    func testTheRestIsSentBeforeTheFinish() {
        let recorder = source.collect(.byTime(scheduler, .seconds(1))).record()
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [[1]])
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(scheduler.pending, [])
    }

    func testAFailureDropsTheRest() {
        let recorder = source.collect(.byTime(scheduler, .seconds(1))).record()
        source.send(1)
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual(scheduler.pending, [])
    }

    func testAGroupIsKeptUntilItIsAskedFor() {
        let recorder = source.collect(.byTime(scheduler, .seconds(1))).record(.max(1))
        for value in 1...3 {
            source.send(value)
            scheduler.advance(by: .seconds(1))
        }
        XCTAssertEqual(recorder.values, [[1]])
        recorder.request(.max(1))
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values, [[1], [2, 3]])
    }

    func testCountedGroupsAskForAsManyValuesAsFit() {
        _ = source.collect(.byTimeOrCount(scheduler, .seconds(1), 3))
            .record(.max(2), demandForEach: .max(1))
        source.send(1, 2, 3)
        XCTAssertEqual(source.requests, [.max(6)])
        XCTAssertEqual(source.answer, .max(3))
    }

    func testACancelStopsTheClock() {
        let recorder = source.collect(.byTime(scheduler, .seconds(1))).record()
        source.send(1)
        recorder.cancel()
        XCTAssertEqual(scheduler.pending, [])
        XCTAssertEqual(recorder.values, [])
    }
}
