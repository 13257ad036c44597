import Binding
import XCTest

final class SignalTests: XCTestCase {
    private let signal = Signal<Int>()
    private var calls: [String] = []
    private var tokens: [AnyCancellable] = []

    override func tearDown() {
        tokens = []
    }

    private func listen(_ name: String) {
        signal.bind { self.calls.append("\(name)\($0)") }.store(in: &tokens)
    }

    func testObserversGetLaterEventsInOrder() {
        signal.send(0)
        listen("a")
        listen("b")
        signal.send(1)
        signal.send(1)
        XCTAssertEqual(calls, ["a1", "b1", "a1", "b1"])
    }

    func testACancelledObserverIsNotNotified() {
        listen("a")
        tokens[0].cancel()
        signal.send(1)
        XCTAssertEqual(calls, [])
    }

    func testAnEventSentInADeliveryWaitsUntilItEnds() {
        signal.bind { if $0 == 1 { for event in 2...3 { self.signal.send(event) } } }
            .store(in: &tokens)
        listen("a")
        listen("b")
        signal.send(1)
        XCTAssertEqual(calls, ["a1", "b1", "a2", "b2", "a3", "b3"])
    }

    func testAnObserverBoundInADeliveryGetsTheNextEvent() {
        signal.bind { if $0 == 1 { self.listen("n") } }.store(in: &tokens)
        listen("a")
        signal.send(1)
        signal.send(2)
        XCTAssertEqual(calls, ["a1", "a2", "n2"])
    }

    func testAnObserverBoundAfterASendInADeliveryDoesNotGetIt() {
        signal.bind {
            guard $0 == 1 else { return }
            self.signal.send(2)
            self.listen("n")
            self.signal.send(3)
        }.store(in: &tokens)
        signal.send(1)
        XCTAssertEqual(calls, ["n3"])
    }

    func testAnObserverCancelledInADeliveryIsNotNotified() {
        var victim: AnyCancellable?
        signal.bind { if $0 == 1 { victim?.cancel() } }.store(in: &tokens)
        victim = signal.bind { self.calls.append("v\($0)") }
        listen("a")
        signal.send(1)
        XCTAssertEqual(calls, ["a1"])
    }

    func testASignalOfNothingIsSentWithoutAValue() {
        let pressed = Signal<Void>()
        var count = 0
        pressed.bind { count += 1 }.store(in: &tokens)
        pressed.send()
        XCTAssertEqual(count, 1)
    }

    func testABindingEndsWithItsOwner() {
        var owner: Life? = Life()
        signal.bind(to: owner ?? Life()) { _, event in self.calls.append("o\(event)") }
            .store(in: &tokens)
        signal.send(1)
        owner = nil
        signal.send(2)
        XCTAssertEqual(calls, ["o1"])
    }

    func testItHoldsNothingThatWasSent() {
        let life = Life()
        let signal = Signal<Life.Ticket>()
        signal.bind { _ in }.store(in: &tokens)
        signal.send(life.ticket())
        transaction { signal.send(life.ticket()) }
        XCTAssertEqual(life.count, 0)
    }
}
