import Binding
import WaylineStreams
import XCTest

final class SharingTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testShareSubscribesOnceForAll() {
        let shared = source.share()
        let first = shared.record()
        let second = shared.record()
        source.send(1)
        XCTAssertEqual(source.subscribers.count, 1)
        XCTAssertEqual([first.values, second.values], [[1], [1]])
    }

    func testShareEndsWithItsLastSubscriber() {
        let shared = source.share()
        let first = shared.record()
        let second = shared.record()
        first.cancel()
        first.cancel()
        XCTAssertEqual(source.cancellations, 0)
        second.cancel()
        XCTAssertEqual(source.cancellations, 1)
    }

    func testShareBeginsAnewAfterItsLastSubscriber() {
        let shared = source.share()
        shared.record().cancel()
        let recorder = shared.record()
        XCTAssertEqual(source.subscribers.count, 2)
        source.subscribers.last.map { _ = $0.receive(5) }
        XCTAssertEqual(recorder.values, [5])
    }

    func testALateSubscriberOfASharedStreamGetsTheEnd() {
        let shared = source.share()
        let early = shared.record()
        source.send(completion: .failure(.broken))
        let late = shared.record()
        XCTAssertEqual([early.ending, late.ending], ["broken", "broken"])
        XCTAssertEqual(source.subscribers.count, 1)
    }

    func testASharedStreamThatEndsWithinTheSubscriptionEndsOnce() {
        let recorder = Just(1).share().record()
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testCancellingAtOnceConnectsNothing() {
        let recorder = Recorder<Int, TestFailure>(.none)
        recorder.onSubscription = { $0.cancel() }
        source.share().subscribe(recorder)
        XCTAssertEqual(source.subscribers.count, 0)
    }

    func testMulticastWaitsForItsConnection() {
        let multicast = source.multicast { PassthroughSubject() }
        let recorder = multicast.record()
        XCTAssertEqual(source.subscribers.count, 0)
        let connection = multicast.connect()
        source.send(1)
        connection.cancel()
        source.send(2)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(source.cancellations, 1)
    }

    func testAConnectedMulticastMayBeDropped() {
        var multicast: Publishers.Multicast? = source.multicast { PassthroughSubject() }
        var connection = multicast?.connect()
        XCTAssertNotNil(connection)
        multicast = nil
        connection = nil
        XCTAssertEqual(source.cancellations, 1)
    }

    func testASubjectMayBeDroppedWithWhatFeedsIt() {
        for isCancelled in [true, false] {
            var subject: PassthroughSubject? = PassthroughSubject<Int, TestFailure>()
            weak let held = subject
            let token = subject.map { source.subscribe($0) }
            subject = nil
            if isCancelled { token?.cancel() } else { source.send(completion: .finished) }
            XCTAssertNil(held)
        }
    }

    func testMulticastSendsByTheSubjectGiven() {
        let subject = CurrentValueSubject<Int, TestFailure>(0)
        let multicast = source.multicast(subject: subject)
        let recorder = multicast.record()
        let connection = multicast.connect()
        source.send(1)
        XCTAssertEqual(recorder.values, [0, 1])
        XCTAssertEqual(subject.value, 1)
        connection.cancel()
    }

    func testAConnectablePublisherLetsAllSubscribeFirst() {
        let numbers = (1...3).publisher.makeConnectable()
        let recorders = [numbers.record(), numbers.record()]
        XCTAssertEqual(recorders.map(\.values), [[], []])
        let connection = numbers.connect()
        XCTAssertEqual(recorders.map(\.values), [[1, 2, 3], [1, 2, 3]])
        connection.cancel()
    }
}
