import Binding
import WaylineStreams
import XCTest

final class PassthroughSubjectTests: XCTestCase {
    private let subject = PassthroughSubject<Int, TestFailure>()

    func testSubscribersAreServedInTheOrderInWhichTheySubscribed() {
        var heard: [String] = []
        let tokens = ["first", "second", "third"].map { name in
            subject.sink(
                receiveCompletion: { _ in }, receiveValue: { heard.append("\(name) \($0)") })
        }
        subject.send(1)
        tokens[1].cancel()
        subject.send(2)
        XCTAssertEqual(heard, ["first 1", "second 1", "third 1", "first 2", "third 2"])
        withExtendedLifetime(tokens) {}
    }

    func testDemandIsHonouredForEachSubscriberAlone() {
        let modest = subject.record(.max(1))
        let greedy = subject.record()
        let silent = subject.record(.none)
        for value in 1...3 { subject.send(value) }
        modest.request(.max(1))
        subject.send(4)
        XCTAssertEqual(modest.values, [1, 4])
        XCTAssertEqual(greedy.values, [1, 2, 3, 4])
        XCTAssertEqual(silent.values, [])
    }

    func testTheAnswerToAValueAsksForMore() {
        let recorder = subject.record(.max(1), demandForEach: .max(1))
        subject.send(1)
        recorder.demandForEach = .none
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testASendDuringASendWaitsSoThatAllHearTheSameSequence() {
        let first = subject.record()
        first.onValue = { [subject] in if $0 < 3 { subject.send($0 + 1) } }
        let second = subject.record()
        subject.send(1)
        XCTAssertEqual(first.values, [1, 2, 3])
        XCTAssertEqual(second.values, [1, 2, 3])
    }

    func testACompletionDuringASendWaits() {
        let first = subject.record()
        first.onValue = { [subject] _ in
            subject.send(completion: .finished)
            subject.send(9)
        }
        let second = subject.record()
        subject.send(1)
        XCTAssertEqual(second.values, [1])
        XCTAssertEqual([first.ending, second.ending], ["finished", "finished"])
    }

    func testOneCancelledDuringADeliveryHearsNothingMore() {
        let first = subject.record()
        let second = subject.record()
        first.onValue = { _ in second.cancel() }
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(first.values, [1, 2])
        XCTAssertEqual(second.values, [])
    }

    func testOneSubscribedDuringADeliveryHearsTheNextValueOnly() {
        let first = subject.record()
        let late = Recorder<Int, TestFailure>()
        first.onValue = { [subject] in
            guard $0 == 1 else { return }
            subject.send(2)
            subject.subscribe(late)
            subject.send(3)
        }
        subject.send(1)
        XCTAssertEqual(first.values, [1, 2, 3])
        XCTAssertEqual(late.values, [3])
    }

    func testAStreamEndsOnce() {
        let recorder = subject.record()
        subject.send(completion: .failure(.broken))
        subject.send(completion: .finished)
        subject.send(1)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testALateSubscriberHearsTheEnd() {
        subject.send(completion: .failure(.broken))
        let late = subject.record()
        XCTAssertEqual(late.ending, "broken")
        XCTAssertEqual(late.subscriptions.count, 1)
    }

    func testOneThatSubscribesWhileOthersHearTheEndHearsItOnce() {
        let first = subject.record()
        let late = Recorder<Int, TestFailure>()
        first.onCompletion = { [subject] in subject.subscribe(late) }
        subject.send(completion: .finished)
        XCTAssertEqual(late.ending, "finished")
    }

    func testOneThatCancelsAtItsSubscriptionHearsNothing() {
        let recorder = Recorder<Int, TestFailure>()
        recorder.onSubscription = { $0.cancel() }
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "")
    }

    func testOrderIsKeptWhenMostSubscribersHaveLeft() {
        var heard: [Int] = []
        var tokens: [AnyCancellable?] = (0..<100).map { index in
            subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in heard.append(index) })
        }
        for index in tokens.indices where index % 20 != 0 { tokens[index] = nil }
        subject.send(1)
        XCTAssertEqual(heard, [0, 20, 40, 60, 80])
        tokens = []
        subject.send(2)
        XCTAssertEqual(heard.count, 5)
    }

    func testSubscribersAreReleasedWhenTheyLeave() {
        weak var cancelled: Recorder<Int, TestFailure>?
        weak var completed: Recorder<Int, TestFailure>?
        do {
            let first = subject.record()
            cancelled = first
            first.cancel()
            first.forget()
            completed = subject.record()
        }
        XCTAssertNil(cancelled)
        XCTAssertNotNil(completed)
        completed?.forget()
        subject.send(completion: .finished)
        XCTAssertNil(completed)
    }
}
