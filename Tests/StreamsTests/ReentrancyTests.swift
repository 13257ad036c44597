import Binding
import WaylineStreams
import XCTest

/// A publisher that sends while an operator is at work on the value before.
final class ReentrancyTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testAValueThatArrivesWhileAClosureRunsWaits() {
        let recorder = source.scan(0) { [source] sum, value in
            if value == 1 { source.send(2, 3) }
            return sum + value
        }.record()
        source.send(1)
        XCTAssertEqual(recorder.values, [1, 3, 6])
    }

    func testAnEndThatArrivesWhileAClosureRunsWaits() {
        let recorder = source.map { [source] value in
            source.send(2)
            source.send(completion: .finished)
            source.send(3)
            return value
        }.record()
        source.send(1)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAWaitingValueThatIsNotWantedIsDropped() {
        let recorder = source.map { [source] value in
            if value == 1 { source.send(2) }
            return value
        }.record(.max(1))
        source.send(1)
        XCTAssertEqual(recorder.values, [1])
    }

    func testAClosureThatCancelsItsStreamSendsNothing() {
        let recorder = Recorder<Int, TestFailure>()
        source.map { value in
            recorder.cancel()
            return value
        }.subscribe(recorder)
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "")
        XCTAssertEqual(source.cancellations, 1)
    }

    func testAFoldTakesInWhatArrivesMeanwhile() {
        let recorder = source.reduce(0) { [source] sum, value in
            if value == 1 { source.send(2) }
            return sum + value
        }.record()
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [3])
    }

    func testAnOperatorOnASubjectSeesItsSequence() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.removeDuplicates().record()
        recorder.onValue = { if $0 < 3 { subject.send($0 + 1) } }
        subject.send(1)
        XCTAssertEqual(recorder.values, [1, 2, 3])
    }
}
