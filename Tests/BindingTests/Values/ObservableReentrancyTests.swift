import Binding
import XCTest

/// Observers that change the value that is notifying them.
final class ObservableReentrancyTests: XCTestCase {
    private let number = Observable(0)
    private var calls: [String] = []
    private var tokens: [AnyCancellable] = []

    private func listen(_ name: String) {
        number.bind { self.calls.append("\(name)\($0)") }.store(in: &tokens)
    }

    override func tearDown() {
        tokens = []
    }

    func testASetWaitsUntilAllObserversAreNotified() {
        number.bind { if $0 == 1 { self.number.value = 2 } }.store(in: &tokens)
        listen("a")
        listen("b")
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    func testSeveralSetsAreDeliveredEachInOrder() {
        listen("a")
        number.bind { if $0 == 1 { for value in 2...3 { self.number.value = value } } }
            .store(in: &tokens)
        listen("b")
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3"])
    }

    func testASetCanBeReadAtOnce() {
        number.bind { if $0 == 1 { for _ in 1...2 { self.number.value += 1 } } }.store(in: &tokens)
        number.value = 1
        XCTAssertEqual(number.value, 3)
    }

    func testASetByAnObserverThatIsBeingBoundWaits() {
        listen("a")
        number.bind {
            if $0 < 2 { self.number.value = $0 + 1 }
            self.calls.append("b\($0)")
        }.store(in: &tokens)
        XCTAssertEqual(calls, ["a0", "b0", "a1", "b1", "a2", "b2"])
    }

    func testACancelledObserverIsNotNotifiedInTheCurrentDelivery() {
        var victim: AnyCancellable?
        number.bind { if $0 == 1 { victim?.cancel() } }.store(in: &tokens)
        victim = number.bind { self.calls.append("v\($0)") }
        listen("a")
        number.value = 1
        XCTAssertEqual(calls, ["v0", "a0", "a1"])
    }

    func testAnObserverThatCancelsItselfIsTheOnlyOneToEnd() {
        listen("a")
        var own: AnyCancellable?
        own = number.bind {
            self.calls.append("o\($0)")
            if $0 == 1 { own?.cancel() }
        }
        listen("b")
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["a0", "o0", "b0", "a1", "o1", "b1", "a2", "b2"])
    }

    func testAnObserverMayDropItsOwnToken() {
        let life = Life()
        var own: AnyCancellable?
        own = number.bind { [ticket = life.ticket()] in
            if $0 == 1 { own = nil }
            self.calls.append("o\($0) \(ticket.isAlive)")
        }
        XCTAssertNotNil(own)
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["o0 true", "o1 true"])
        XCTAssertEqual(life.count, 0)
    }

    func testAllTokensMayBeDroppedInADelivery() {
        for name in ["a", "b", "c"] { listen(name) }
        number.bind { if $0 == 1 { self.tokens = [] } }.store(in: &tokens)
        listen("d")
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["a0", "b0", "c0", "d0", "a1", "b1", "c1"])
    }

    func testAnObserverBoundInADeliveryReceivesTheCurrentValueOnce() {
        number.bind { if $0 == 1 { self.listen("n") } }.store(in: &tokens)
        listen("a")
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["a0", "n1", "a1", "a2", "n2"])
    }

    func testAnObserverBoundAfterASetInADeliveryReceivesTheNewValueOnce() {
        number.bind {
            guard $0 == 1 else { return }
            self.number.value = 2
            self.listen("n")
            self.number.value = 3
        }.store(in: &tokens)
        listen("a")
        number.value = 1
        XCTAssertEqual(calls, ["a0", "n2", "a1", "a2", "a3", "n3"])
    }

    func testAnObservableMayBeReleasedByItsObserver() {
        var number: Observable<Int>? = Observable(0)
        weak let released = number
        var own = number?.bind { if $0 == 1 { number = nil } }
        number?.value = 1
        XCTAssertNil(number)
        XCTAssertNotNil(own)
        own = nil
        XCTAssertNil(released)
    }

    func testAnotherValueSetInADeliveryNotifiesAtOnce() {
        let other = Observable(0)
        other.bind { self.calls.append("o\($0)") }.store(in: &tokens)
        number.bind { other.value = $0 * 10 }.store(in: &tokens)
        listen("a")
        number.value = 1
        XCTAssertEqual(calls, ["o0", "o0", "a0", "o10", "a1"])
    }

    func testTheEndOfAValueThatWaitedMaySet() {
        let holder = Observable<Ending?>(nil)
        var isFirst = true
        let token = holder.bind { value in
            self.calls.append(value == nil ? "none" : "some")
            guard isFirst else { return }
            isFirst = false
            holder.value = Ending { holder.value = nil }
            holder.value = nil
        }
        XCTAssertEqual(calls, ["none", "some", "none", "none"])
        token.cancel()
    }

    func testTheEndOfAValueThatATransactionReplacesMaySet() {
        let holder = Observable<Ending?>(nil)
        let token = holder.bind { self.calls.append($0 == nil ? "none" : "some") }
        transaction {
            holder.value = Ending { holder.value = nil }
            holder.value = Ending {}
        }
        XCTAssertEqual(calls, ["none", "none"])
        token.cancel()
    }

    func testObserversThatEndTogetherWhileValuesWaitAreNotNotified() {
        let number = Observable(0)
        var heard: [Int] = []
        var tokens: [AnyCancellable] = []
        number.bind { value in
            if value == 1 { number.value = 2 }
            guard value == 2 else { return }
            for next in 3...6 { number.value = next }
            for token in tokens { token.cancel() }
        }.store(in: &tokens)
        number.bind { heard.append($0) }.store(in: &tokens)
        number.value = 1
        XCTAssertEqual(heard, [0, 1])
    }
}

/// Calls a closure when it is released.
private final class Ending {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}
