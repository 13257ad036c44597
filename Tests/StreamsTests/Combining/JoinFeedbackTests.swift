import Binding
import TestSupport
import WaylineStreams
import XCTest

/// Publishers that send the next value while a joint value is being delivered.
final class JoinFeedbackTests: XCTestCase {
    private let left = ManualPublisher<Int, TestFailure>()
    private let right = ManualPublisher<Int, TestFailure>()
    private let counts = [99, 100, 101, 150, 1_000, TestSize.count(20_000, all: 100_000)]

    func testCombineLatestSendsEachValueThatAValueHasLedTo() {
        for count in counts {
            let (left, right) = (Source(), Source())
            let recorder = left.combineLatest(right).record()
            recorder.onValue = { if $0.0 < count { left.send($0.0 + 1) } }
            right.send(7)
            left.send(0)
            XCTAssertEqual(recorder.values.map(\.0), Array(0...count))
            right.send(8)
            XCTAssertEqual(recorder.values.last?.1, 8)
        }
    }

    func testZipSendsEachPairThatAPairHasLedToBeforeItFinishes() {
        for count in counts {
            let (left, right) = (Source(), Source())
            let recorder = left.zip(right).record()
            recorder.onValue = {
                guard $0.0 < count else { return }
                left.send($0.0 + 1)
                right.send($0.1 + 1)
                if $0.0 + 1 == count { finish(left, right) }
            }
            left.send(0)
            right.send(0)
            XCTAssertEqual(recorder.values.map(\.0), Array(0...count))
            XCTAssertEqual(recorder.values.map(\.1), Array(0...count))
            XCTAssertEqual(recorder.ending, "finished")
        }
    }

    func testSeveralValuesForEachValueAreSentInTheirOrder() {
        let recorder = left.combineLatest(right).record()
        var sent = [0]
        recorder.onValue = { [left] _ in
            guard sent.count < 3_000 else { return }
            for _ in 0..<3 {
                sent.append(sent.count)
                left.send(sent.count - 1)
            }
        }
        right.send(7)
        left.send(0)
        XCTAssertGreaterThanOrEqual(sent.count, 3_000)
        XCTAssertEqual(recorder.values.map(\.0), sent)
    }

    func testAFailureWaitsForTheValuesBeforeIt() {
        let recorder = left.combineLatest(right).record()
        recorder.onValue = { [left, right] in
            guard $0.0 < 150 else { return }
            left.send($0.0 + 1)
            if $0.0 == 149 { right.send(completion: .failure(.broken)) }
        }
        right.send(7)
        left.send(0)
        XCTAssertEqual(recorder.values.map(\.0), Array(0...150))
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testNothingFollowsAnEndThatWaits() {
        let recorder = left.combineLatest(right).record()
        recorder.onValue = { [left, right] in
            if $0.0 < 1_000 { left.send($0.0 + 1) }
            guard $0.0 == 149 else { return }
            right.send(completion: .failure(.broken))
            right.send(completion: .failure(.other))
            left.send(2_000)
        }
        right.send(7)
        left.send(0)
        XCTAssertEqual(recorder.values.map(\.0), Array(0...150))
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual(left.cancellations, 1)
    }

    func testNoMoreIsSentThanAskedFor() {
        let recorder = left.combineLatest(right).record(.max(120))
        recorder.onValue = { [left] in if $0.0 < 1_000 { left.send($0.0 + 1) } }
        right.send(7)
        left.send(0)
        XCTAssertEqual(recorder.values.map(\.0), Array(0..<120))
        recorder.request(.max(1))
        right.send(8)
        XCTAssertEqual(recorder.values.last?.0, 120)
    }

    func testACancellationDropsWhatWaits() {
        let recorder = left.zip(right).record()
        recorder.onValue = { [left, right, unowned recorder] in
            guard recorder.values.count < 1_000 else { return }
            left.send($0.0 + 1, $0.0 + 2)
            right.send($0.1 + 1, $0.1 + 2)
            if recorder.values.count == 120 { recorder.cancel() }
        }
        left.send(0)
        right.send(0)
        XCTAssertEqual(recorder.values.count, 120)
        XCTAssertEqual(recorder.ending, "")
    }

    func testALongFeedbackThroughAChainOfJoinsCostsNoStack() {
        let recorder = left.combineLatest(right).combineLatest(right).combineLatest(right).record()
        recorder.onValue = { [left] in
            let value = $0.0.0.0
            if value < 20_000 { left.send(value + 1) }
        }
        right.send(7)
        left.send(0)
        XCTAssertEqual(recorder.values.last?.0.0.0, 20_000)
    }

    private typealias Source = ManualPublisher<Int, TestFailure>
}

private func finish(_ publishers: ManualPublisher<Int, TestFailure>...) {
    for publisher in publishers { publisher.send(completion: .finished) }
}
