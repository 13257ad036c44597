import Binding
import XCTest

/// Observers of a derived value that change it or its sources.
final class DerivedReentrancyTests: XCTestCase {
    private let number = Observable(0)
    private let other = Observable(0)
    private var calls: [String] = []
    private var tokens: [AnyCancellable] = []
    private lazy var double = number.map { $0 * 2 }
    private lazy var sum = number.combineLatest(other, +)

    override func tearDown() {
        tokens = []
    }

    private func listen(_ name: String, _ value: Derived<Int>) {
        value.bind { self.calls.append("\(name)\($0)") }.store(in: &tokens)
    }

    func testASetOfItsSourceIsDeliveredAfterAllObserversAreNotified() {
        double.bind { if $0 == 2 { self.number.value = 5 } }.store(in: &tokens)
        listen("a", double)
        listen("b", double)
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "a2", "b2", "a10", "b10"])
    }

    func testASetOfItsOtherSourceIsDeliveredAfterAllObserversAreNotified() {
        sum.bind { if $0 == 1 { self.other.value = 5 } }.store(in: &tokens)
        listen("a", sum)
        listen("b", sum)
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "a1", "b1", "a6", "b6"])
    }

    func testASetOfItsOtherSourceByAnObserverOfTheFirstNotifiesOnce() {
        number.bind { self.other.value = $0 * 10 }.store(in: &tokens)
        listen("s", sum)
        number.value = 1
        XCTAssertEqual(calls, ["s0", "s11"])
    }

    func testDependentsFollowASetByAnObserver() {
        sum.bind { if $0 == 1 { self.other.value = 5 } }.store(in: &tokens)
        listen("n", sum.map { -$0 })
        number.value = 1
        XCTAssertEqual(calls, ["n0", "n-6"])
    }

    func testAFilterObservesAValueToWhichItsSourceHasReturned() {
        let distinct = number.removeDuplicates()
        distinct.bind { if $0 == 2 { self.number.value = 3 } }.store(in: &tokens)
        listen("e", distinct.filter(startingWith: 0) { $0.isMultiple(of: 2) })
        double.bind { if $0 == 6 { self.number.value = 2 } }.store(in: &tokens)
        number.value = 2
        XCTAssertEqual(calls, ["e0", "e2"])
    }

    func testACancelledObserverIsNotNotifiedInTheCurrentDelivery() {
        var victim: AnyCancellable?
        double.bind { if $0 == 2 { victim?.cancel() } }.store(in: &tokens)
        victim = double.bind { self.calls.append("v\($0)") }
        listen("a", double)
        number.value = 1
        XCTAssertEqual(calls, ["v0", "a0", "a2"])
    }

    func testAnObserverBoundInADeliveryReceivesTheCurrentValueOnce() {
        double.bind { if $0 == 2 { self.listen("n", self.double) } }.store(in: &tokens)
        listen("a", double)
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["a0", "n2", "a2", "a4", "n4"])
    }

    func testAnObserverBoundByAnObserverOfTheSourceReceivesTheNewValueOnce() {
        number.bind { if $0 == 1 { self.listen("n", self.double) } }.store(in: &tokens)
        listen("a", double)
        number.value = 1
        number.value = 2
        XCTAssertEqual(calls, ["a0", "n2", "a2", "a4", "n4"])
    }

    func testASiblingReleasedInADeliveryIsNotNotified() {
        var sibling: AnyCancellable?
        double.bind { if $0 == 2 { sibling = nil } }.store(in: &tokens)
        sibling = number.map { $0 * 3 }.bind { self.calls.append("s\($0)") }
        listen("t", number.map { $0 * 4 })
        XCTAssertNotNil(sibling)
        number.value = 1
        XCTAssertEqual(calls, ["s0", "t0", "t4"])
    }

    func testItMayBeReleasedByItsObserver() {
        let life = Life()
        var own: AnyCancellable?
        own = number.map { [ticket = life.ticket()] in ticket.isAlive ? $0 : -1 }
            .bind { if $0 == 1 { own = nil } }
        XCTAssertNotNil(own)
        number.value = 1
        XCTAssertEqual(life.count, 0)
        number.value = 2
    }

    func testAllThatDependsOnItMayBeReleasedByItsObserver() {
        let life = Life()
        var all: [AnyCancellable] = []
        do {
            let shared = number.map { [ticket = life.ticket()] in ticket.isAlive ? $0 : -1 }
            shared.bind { if $0 == 1 { all = [] } }.store(in: &all)
            for factor in 1...3 { shared.map { $0 * factor }.bind { _ in }.store(in: &all) }
        }
        number.value = 1
        XCTAssertEqual(life.count, 0)
        number.value = 2
    }

    func testAllMayBeReleasedWhileItNotifiesAgain() {
        let life = Life()
        var all: [AnyCancellable] = []
        do {
            let sum = number.combineLatest(other) { [ticket = life.ticket()] in
                ticket.isAlive ? $0 + $1 : -1
            }
            sum.bind { [other] in
                if $0 == 1 { other.value = 10 }
                if $0 == 11 { all = [] }
            }.store(in: &all)
            sum.map { $0 }.bind { _ in }.store(in: &all)
        }
        number.value = 1
        XCTAssertEqual(life.count, 0)
    }
}
