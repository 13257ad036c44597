import Binding
import WaylineStreams
import XCTest

final class CurrentValueSubjectTests: XCTestCase {
    private let subject = CurrentValueSubject<Int, TestFailure>(0)

    func testASubscriberHearsTheCurrentValueFirst() {
        subject.send(1)
        let recorder = subject.record()
        subject.value = 2
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(subject.value, 2)
    }

    func testOneThatAsksLateHearsTheLatestValueOnly() {
        let recorder = subject.record(.none)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        subject.send(3)
        subject.send(4)
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [2, 4])
    }

    func testAskingAgainDoesNotRepeatAValue() {
        let recorder = subject.record(.max(1))
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [0])
        subject.send(1)
        XCTAssertEqual(recorder.values, [0, 1])
    }

    func testASetDuringADeliveryShowsAtOnceAndIsHeardAfterwards() {
        let first = subject.record()
        var shown = 0
        first.onValue = { [subject] in
            guard $0 == 1 else { return }
            subject.value = 2
            shown = subject.value
        }
        let second = subject.record()
        subject.value = 1
        XCTAssertEqual(shown, 2)
        XCTAssertEqual(first.values, [0, 1, 2])
        XCTAssertEqual(second.values, [0, 1, 2])
    }

    func testASetByTheFirstValueOfASubscriberWaits() {
        var log: [String] = []
        let token = subject.sink(receiveCompletion: { _ in }) { [subject] value in
            log.append("begin \(value)")
            if value == 0 { subject.value = 1 }
            log.append("end \(value)")
        }
        XCTAssertEqual(log, ["begin 0", "end 0", "begin 1", "end 1"])
        token.cancel()
    }

    func testOneSubscribedDuringADeliveryHearsTheCurrentValueOnce() {
        let first = subject.record()
        let late = Recorder<Int, TestFailure>()
        first.onValue = { [subject] in
            guard $0 == 1 else { return }
            subject.value = 2
            subject.subscribe(late)
            subject.value = 3
        }
        subject.value = 1
        XCTAssertEqual(first.values, [0, 1, 2, 3])
        XCTAssertEqual(late.values, [2, 3])
    }

    func testOneThatAsksDuringADeliveryHearsTheCurrentValueOnce() {
        let first = subject.record()
        let waiting = subject.record(.none)
        first.onValue = { _ in waiting.request(.unlimited) }
        subject.value = 1
        XCTAssertEqual(waiting.values, [1])
    }

    func testAfterTheEndAValueIsStoredAndLateSubscribersGetTheEndOnly() {
        let early = subject.record()
        subject.value = 1
        subject.send(completion: .finished)
        subject.value = 2
        let late = subject.record()
        XCTAssertEqual(subject.value, 2)
        subject.send(3)
        XCTAssertEqual(subject.value, 2)
        XCTAssertEqual(early.values, [0, 1])
        XCTAssertEqual(late.values, [])
        XCTAssertEqual(late.ending, "finished")
    }

    func testAValueSetBetweenTheEndAndItsDeliveryIsNotSent() {
        let first = subject.record()
        let waiting = subject.record(.none)
        first.onValue = { [subject] in
            guard $0 == 1 else { return }
            subject.send(completion: .finished)
            subject.value = 2
            waiting.request(.unlimited)
        }
        subject.value = 1
        XCTAssertEqual(subject.value, 2)
        XCTAssertEqual([first.values, waiting.values], [[0, 1], [1]])
        XCTAssertEqual([first.ending, waiting.ending], ["finished", "finished"])
    }

    func testTheEndOfTheValueBeforeMayReadAndSet() {
        let subject = CurrentValueSubject<Bomb, Never>(Bomb())
        subject.send(completion: .finished)
        var count = 0
        subject.value = Bomb { [unowned subject] in
            count += 1
            subject.value = Bomb { withExtendedLifetime(subject.value) { count += 1 } }
        }
        subject.value = Bomb()
        XCTAssertEqual(count, 1)
        subject.value = Bomb()
        XCTAssertEqual(count, 2)
    }

    func testOneCancelledByItsFirstValueHearsNothingMore() {
        let recorder = Recorder<Int, TestFailure>()
        recorder.onValue = { _ in recorder.cancel() }
        subject.subscribe(recorder)
        subject.value = 1
        XCTAssertEqual(recorder.values, [0])
    }
}
