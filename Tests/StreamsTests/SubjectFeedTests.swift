import Binding
import WaylineStreams
import XCTest

final class SubjectFeedTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testASubjectSubscribedToAPublisherSendsItsValuesAndEnd() {
        let subject = PassthroughSubject<Int, TestFailure>()
        let recorder = subject.record()
        let token = source.subscribe(subject)
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
        token.cancel()
    }

    func testAPassthroughSubjectAsksWhenItIsAsked() {
        let subject = PassthroughSubject<Int, TestFailure>()
        let token = source.subscribe(subject)
        XCTAssertEqual(source.requests, [])
        let recorder = subject.record(.max(1))
        XCTAssertEqual(source.requests, [.unlimited])
        source.send(1, 2)
        XCTAssertEqual(recorder.values, [1])
        token.cancel()
    }

    func testAValueBeforeTheSubscriptionIsIgnored() {
        source.isSilent = true
        let subject = CurrentValueSubject<Int, TestFailure>(0)
        let token = source.subscribe(subject)
        source.send(1)
        XCTAssertEqual(subject.value, 0)
        source.sendSubscription()
        source.send(2)
        XCTAssertEqual(subject.value, 2)
        token.cancel()
    }

    func testACurrentValueSubjectAsksAtOnce() {
        let subject = CurrentValueSubject<Int, TestFailure>(0)
        let token = source.subscribe(subject)
        XCTAssertEqual(source.requests, [.unlimited])
        source.send(7)
        XCTAssertEqual(subject.value, 7)
        token.cancel()
        source.send(8)
        XCTAssertEqual(subject.value, 7)
        XCTAssertEqual(source.cancellations, 1)
    }

    func testTheEndOfASubjectCancelsWhatFeedsIt() {
        let subject = PassthroughSubject<Int, TestFailure>()
        let token = source.subscribe(subject)
        subject.send(completion: .finished)
        XCTAssertEqual(source.cancellations, 1)
        token.cancel()
    }

    func testASubscriptionHandedToAnEndedSubjectIsCancelled() {
        let subject = PassthroughSubject<Int, TestFailure>()
        subject.send(completion: .finished)
        let token = source.subscribe(subject)
        XCTAssertEqual(source.cancellations, 1)
        token.cancel()
    }

    func testASubjectOfNothingSendsWithoutAValue() {
        let subject = PassthroughSubject<Void, Never>()
        let recorder = subject.record()
        subject.send()
        XCTAssertEqual(recorder.values.count, 1)
    }
}
