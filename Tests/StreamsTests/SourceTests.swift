import Binding
import WaylineStreams
import XCTest

final class SourceTests: XCTestCase {
    func testJustSendsItsValueWhenAskedAndFinishes() {
        let recorder = Just(1).record(.none)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testOneThatCancelsAtTheOnlyValueIsNotToldOfTheEnd() {
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { _ in recorder.cancel() }
        Just(1).subscribe(recorder)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "")
    }

    func testEmptyFinishesAtOnceOrNever() {
        XCTAssertEqual(Empty<Int, TestFailure>().record(.none).ending, "finished")
        let never = Empty(
            completeImmediately: false, outputType: Int.self, failureType: TestFailure.self)
        XCTAssertEqual(never.record().ending, "")
    }

    func testFailFailsUnasked() {
        let recorder = Fail(outputType: Int.self, failure: TestFailure.broken).record(.none)
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual(recorder.subscriptions.count, 1)
        let cancelling = Recorder<Int, TestFailure>()
        cancelling.onSubscription = { $0.cancel() }
        Fail(error: .broken).subscribe(cancelling)
        XCTAssertEqual(cancelling.ending, "")
    }

    func testDeferredMakesAPublisherForEachSubscriber() {
        var made = 0
        let deferred = Deferred {
            made += 1
            return Just(made)
        }
        XCTAssertEqual(made, 0)
        XCTAssertEqual(deferred.record().values, [1])
        XCTAssertEqual(deferred.record().values, [2])
    }

    func testAnOptionalSendsItsValueIfItHasOne() {
        let some = Optional(1).publisher.record(.none)
        some.request(.max(1))
        XCTAssertEqual(some.values, [1])
        XCTAssertEqual(some.ending, "finished")
        let none = Int?.none.publisher.record(.none)
        XCTAssertEqual(none.values, [])
        XCTAssertEqual(none.ending, "finished")
    }

    func testAResultSendsItsValueOrItsFailure() {
        let success = Result<Int, TestFailure>.success(1).publisher.record()
        XCTAssertEqual(success.values, [1])
        XCTAssertEqual(success.ending, "finished")
        let failure = Result<Int, TestFailure>.failure(.broken).publisher.record(.none)
        XCTAssertEqual(failure.ending, "broken")
    }

    func testARecordPlaysItsRecordingToEachSubscriber() {
        let record = Record<Int, TestFailure> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.broken))
            recording.receive(3)
            recording.receive(completion: .finished)
        }
        for _ in 1...2 {
            let recorder = record.record()
            XCTAssertEqual(recorder.values, [1, 2])
            XCTAssertEqual(recorder.ending, "broken")
        }
        XCTAssertEqual(
            Record(output: [1], completion: .failure(TestFailure.other)).record().ending, "other")
    }
}
