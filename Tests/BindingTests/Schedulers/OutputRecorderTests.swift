import Binding
import XCTest

final class OutputRecorderTests: XCTestCase {
    private let count = Observable(1)
    private let saved = Signal<String>()

    func testTheCurrentValueIsRecordedFirst() {
        let recorder = OutputRecorder()
        recorder.record(count, as: "count")
        recorder.record(saved, as: "saved")
        XCTAssertEqual(recorder.take(), ["count: 1"])
    }

    func testSeveralOutputsAreRecordedInTheirOrder() {
        let recorder = OutputRecorder()
        recorder.record(count.map { $0 * 10 }, as: "tens")
        recorder.record(saved, as: "saved")
        count.value = 2
        saved.send("a")
        count.value = 3
        XCTAssertEqual(recorder.take(), ["tens: 10", "tens: 20", "saved: a", "tens: 30"])
    }

    func testLinesAreTakenOnce() {
        let recorder = OutputRecorder()
        recorder.record(count, as: "count")
        XCTAssertEqual(recorder.take(), ["count: 1"])
        XCTAssertEqual(recorder.take(), [])
        count.value = 2
        XCTAssertEqual(recorder.take(), ["count: 2"])
    }

    func testAClockPutsItsTimeBeforeEachLine() {
        let clock = TestScheduler()
        let recorder = OutputRecorder(clock: clock)
        recorder.record(count, as: "count")
        let token = clock.schedule(after: clock.now.advanced(by: .milliseconds(1_500)), interval: 9)
        {
            self.count.value += 1
        }
        clock.advance(by: .seconds(2))
        XCTAssertEqual(recorder.take(), ["0.0 seconds, count: 1", "1.5 seconds, count: 2"])
        token.cancel()
    }

    func testTheEndOfARecorderEndsItsBindings() {
        var recorder: OutputRecorder? = OutputRecorder()
        recorder?.record(count, as: "count")
        XCTAssertEqual(count.bindingSites.count, 1)
        recorder = nil
        XCTAssertEqual(count.bindingSites.count, 0)
        count.value = 2
    }
}
