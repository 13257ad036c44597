import Binding
import WaylineStreams
import XCTest

final class SequencePublisherTests: XCTestCase {
    func testElementsAreSentAsTheyAreAskedFor() {
        let recorder = [1, 2, 3].publisher.record(.max(1))
        XCTAssertEqual(recorder.values, [1])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAnEmptySequenceFinishesUnasked() {
        XCTAssertEqual([Int]().publisher.record(.none).ending, "finished")
    }

    func testASequenceWithoutEndStopsWhenItIsCancelled() {
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { if $0 == 3 { recorder.cancel() } }
        (1...).publisher.subscribe(recorder)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.ending, "")
        XCTAssertEqual((1...).publisher.map { $0 * 2 }.prefix(2).record().values, [2, 4])
    }

    func testAskingWithinAValueDoesNotNest() {
        let recorder = Recorder<Int, Never>(.max(1))
        var depth = 0
        recorder.onValue = { _ in
            depth += 1
            XCTAssertEqual(depth, 1)
            recorder.request(.max(1))
            depth -= 1
        }
        (1...10_000).publisher.subscribe(recorder)
        XCTAssertEqual(recorder.values.count, 10_000)
        XCTAssertEqual(recorder.ending, "finished")
    }
}
