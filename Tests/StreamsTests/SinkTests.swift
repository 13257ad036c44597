import Binding
import WaylineStreams
import XCTest

final class SinkTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()
    private var heard: [String] = []

    private func makeSink() -> Subscribers.Sink<Int, TestFailure> {
        Subscribers.Sink(
            receiveCompletion: { self.heard.append("\($0)") },
            receiveValue: { self.heard.append("\($0)") })
    }

    func testASinkAsksForEverythingAndHearsValuesAndTheEndOnce() {
        source.subscribe(makeSink())
        source.send(1, 2)
        source.send(completion: .failure(.broken))
        source.send(3)
        source.send(completion: .finished)
        XCTAssertEqual(source.requests, [.unlimited])
        XCTAssertEqual(heard.count, 3)
        XCTAssertEqual(heard.prefix(2), ["1", "2"])
    }

    func testDroppingTheTokenCancels() {
        var token: AnyCancellable? = source.sink(
            receiveCompletion: { self.heard.append("\($0)") },
            receiveValue: { self.heard.append("\($0)") })
        source.send(1)
        XCTAssertNotNil(token)
        token = nil
        source.send(2)
        source.send(completion: .finished)
        XCTAssertEqual(heard, ["1"])
        XCTAssertEqual(source.cancellations, 1)
    }

    func testASecondSubscriptionIsCancelled() {
        source.subscribe(makeSink())
        source.sendSubscription()
        XCTAssertEqual(source.requests, [.unlimited])
        XCTAssertEqual(source.cancellations, 1)
    }

    func testASinkCancelledBeforeItsSubscriptionHearsNothing() {
        let sink = makeSink()
        sink.cancel()
        source.subscribe(sink)
        source.send(1)
        XCTAssertEqual(heard, [])
        XCTAssertEqual(source.cancellations, 1)
    }

    func testAValueBeforeTheSubscriptionIsIgnored() {
        source.isSilent = true
        source.subscribe(makeSink())
        source.send(1)
        XCTAssertEqual(heard, [])
    }

    func testATokenCanBeDroppedByTheClosureThatItBelongsTo() {
        var tokens: Set<AnyCancellable> = []
        let subject = PassthroughSubject<Int, Never>()
        subject.sink {
            self.heard.append("\($0)")
            tokens.removeAll()
        }
        .store(in: &tokens)
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(heard, ["1"])
    }

    func testTheEndOfWhatTheClosuresHoldMayCancelAndEnd() {
        for isCancelled in [true, false] {
            var sink: Subscribers.Sink<Int, TestFailure>?
            var count = 0
            do {
                let bomb = Bomb { [source] in
                    count += 1
                    sink?.cancel()
                    source.send(completion: .finished)
                }
                sink = Subscribers.Sink(
                    receiveCompletion: { _ in withExtendedLifetime(bomb) {} },
                    receiveValue: { _ in withExtendedLifetime(bomb) {} })
            }
            sink.map(source.subscribe)
            if isCancelled { sink?.cancel() } else { source.send(completion: .finished) }
            XCTAssertEqual(count, 1)
        }
        XCTAssertEqual(source.cancellations, 1)
    }

    func testAnEndedSinkLetsGoOfItsClosures() {
        weak var captured: Transcript?
        let sink: Subscribers.Sink<Int, TestFailure>
        do {
            let transcript = Transcript()
            captured = transcript
            sink = Subscribers.Sink(
                receiveCompletion: { transcript.write("\($0)") },
                receiveValue: { transcript.write("\($0)") })
        }
        source.subscribe(sink)
        XCTAssertNotNil(captured)
        source.send(completion: .finished)
        XCTAssertNil(captured)
    }
}
