import Binding
import WaylineStreams
import XCTest

final class BufferTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testValuesWaitUntilTheyAreAskedForAndTheEndBehindThem() {
        let recorder = source.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
            .record(.max(1))
        source.send(1, 2, 3)
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [1])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testAFullBufferDropsTheNewestOrTheOldest() {
        let newest = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
            .record(.none)
        let oldest = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
            .record(.none)
        source.send(1, 2, 3)
        newest.request(.unlimited)
        oldest.request(.unlimited)
        XCTAssertEqual(newest.values, [1, 2])
        XCTAssertEqual(oldest.values, [2, 3])
    }

    func testAFullBufferCanFailOnceWhatItKeepsHasBeenAskedFor() {
        let recorder =
            source
            .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .other })
            .record(.none)
        source.send(1, 2, 3, 4)
        source.send(completion: .finished)
        XCTAssertEqual(source.cancellations, 1)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "other")
    }

    func testABufferWithoutRoomCanFailAtOnce() {
        let recorder =
            source
            .buffer(size: 0, prefetch: .byRequest, whenFull: .customError { .other })
            .record(.none)
        source.send(1)
        XCTAssertEqual(recorder.ending, "other")
        recorder.request(.unlimited)
        XCTAssertEqual(recorder.values, [])
    }

    func testABufferThatOverflowsWhileItSendsFailsBehindWhatItKeeps() {
        let recorder =
            source
            .buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .other })
            .record()
        recorder.onValue = { [source] in if $0 == 1 { source.send(2, 3) } }
        source.send(1)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "other")
    }

    func testItAsksForAllOrForWhatFits() {
        let all = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record()
        XCTAssertEqual(source.requests, [.unlimited])
        let fitting = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
            .record(.max(1))
        source.send(1)
        XCTAssertEqual(source.requests, [.unlimited, .max(2), .max(1)])
        XCTAssertEqual([all.values, fitting.values], [[1], [1]])
    }

    func testABufferWithoutRoomPassesWhatIsAskedFor() {
        let recorder = source.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest)
            .record(.max(1), demandForEach: .none)
        source.send(1, 2)
        recorder.request(.max(1))
        source.send(3)
        XCTAssertEqual(recorder.values, [1, 3])
    }

    func testACancelledBufferSendsNothingMore() {
        let recorder = source.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
            .record(.none)
        source.send(1)
        recorder.cancel()
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(source.cancellations, 1)
    }
}
