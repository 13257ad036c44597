import Binding
import XCTest

/// Transactions, deliveries and bindings inside each other.
final class TransactionReentrancyTests: XCTestCase {
    private let left = Observable(1)
    private let right = Observable(2)
    private var received: [String] = []

    func testATransactionInADeliveryNotifiesOnceForEachValue() {
        let sum = left.combineLatest(right, +)
        let setter = left.bind { value in
            guard value == 10 else { return }
            transaction {
                self.left.value = 11
                self.right.value = 20
                self.left.value = 12
            }
        }
        let tokens = [
            left.bind { self.received.append("l\($0)") },
            sum.bind { self.received.append("s\($0)") },
        ]
        left.value = 10
        XCTAssertEqual(received, ["l1", "s3", "s32", "l10", "l12"])
        withExtendedLifetime((setter, tokens)) {}
    }

    func testASetByAnObserverAtTheEndReplacesAWaitingValue() {
        let setter = left.bind { self.right.value = $0 * 100 }
        let token = right.bind { self.received.append("r\($0)") }
        transaction {
            left.value = 2
            right.value = 3
        }
        XCTAssertEqual(received, ["r100", "r200"])
        withExtendedLifetime((setter, token)) {}
    }

    func testAnObserverBoundInATransactionGetsTheSetValueThenTheRest() {
        var tokens: [AnyCancellable] = []
        transaction {
            left.value = 2
            tokens.append(left.bind { self.received.append("a\($0)") })
        }
        XCTAssertEqual(received, ["a2"])
        transaction {
            left.value = 3
            tokens.append(left.bind { self.received.append("b\($0)") })
            left.value = 4
        }
        XCTAssertEqual(received, ["a2", "b3", "a4", "b4"])
    }

    func testAnObserverCancelledInATransactionIsNotNotifiedOfIt() {
        let token = left.bind { self.received.append("l\($0)") }
        transaction {
            left.value = 2
            token.cancel()
        }
        XCTAssertEqual(received, ["l1"])
    }

    func testBindingThatCancelsAnotherInATransactionNotifiesNobodyEarly() {
        let token = left.bind { self.received.append("l\($0)") }
        let other = left.bind { _ in }
        var new: AnyCancellable?
        transaction {
            left.value = 2
            new = left.bind { _ in other.cancel() }
            left.value = 3
        }
        XCTAssertEqual(received, ["l1", "l3"])
        withExtendedLifetime((token, new)) {}
    }

    func testBindingToADerivedValueThatCancelsAnotherInATransactionNotifiesNobodyEarly() {
        let double = left.map { $0 * 2 }
        let token = double.bind { self.received.append("d\($0)") }
        let other = double.bind { _ in }
        var new: AnyCancellable?
        transaction {
            left.value = 2
            new = double.bind { _ in other.cancel() }
            left.value = 3
        }
        XCTAssertEqual(received, ["d2", "d6"])
        withExtendedLifetime((token, new)) {}
    }

    func testADuplicateMadeOnTheWayDoesNotNotify() {
        let distinct = left.removeDuplicates()
        let token = distinct.map { $0 }.bind { self.received.append("d\($0)") }
        transaction {
            left.value = 5
            XCTAssertEqual(distinct.value, 5)
            left.value = 1
        }
        XCTAssertEqual(received, ["d1"])
        left.value = 5
        XCTAssertEqual(received, ["d1", "d5"])
        withExtendedLifetime(token) {}
    }

    func testAValueThatAnEndedObserverGotIsNotNew() {
        let even = left.filter(startingWith: 0) { $0.isMultiple(of: 2) }
        let join = even.combineLatest(even.map { $0 }, +)
        var ended: AnyCancellable?
        ended = join.bind { if $0 == 8 { ended?.cancel() } }
        left.value = 4
        let token = even.bind { self.received.append("e\($0)") }
        transaction {
            left.value = 6
            XCTAssertEqual(join.value, 12)
            left.value = 7
            XCTAssertEqual(join.value, 8)
        }
        XCTAssertEqual(received, ["e4"])
        withExtendedLifetime(token) {}
    }

    func testAnObserverThatOpensATransactionForAnotherValueIsTheEndOfNeither() {
        let setter = left.bind { value in transaction { self.right.value = value } }
        let token = right.bind { self.received.append("r\($0)") }
        transaction { left.value = 7 }
        XCTAssertEqual(received, ["r1", "r7"])
        withExtendedLifetime((setter, token)) {}
    }
}
