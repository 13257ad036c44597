import Binding
import XCTest

/// Observers that are bound late or again receive as much as those that were bound first.
final class RebindingTests: XCTestCase {
    private let number = Observable(1)
    private var received: [Int] = []

    func testAValueBoundAgainDeliversTheOneFromBeforeItsEnd() {
        let copy = number.removeDuplicates().map { $0 }
        copy.bind { _ in }.cancel()
        number.value = 3
        let token = copy.bind { self.received.append($0) }
        number.value = 1
        XCTAssertEqual(received, [3, 1])
        withExtendedLifetime(token) {}
    }

    func testAValueDeliveredBeforeBindingAgainIsNewAfterIt() {
        let copy = number.removeDuplicates().map { $0 }
        let first = copy.bind { _ in }
        number.value = 2
        first.cancel()
        number.value = 3
        let token = copy.bind { self.received.append($0) }
        number.value = 2
        XCTAssertEqual(received, [3, 2])
        withExtendedLifetime(token) {}
    }

    func testAnObserverBoundInATransactionGetsTheRevertedValue() {
        let copy = number.removeDuplicates().map { $0 }
        let first = copy.bind { _ in }
        number.value = 1
        var token: AnyCancellable?
        transaction {
            number.value = 2
            token = copy.bind { self.received.append($0) }
            number.value = 1
        }
        XCTAssertEqual(received, [2, 1])
        withExtendedLifetime((first, token)) {}
    }

    func testANewDerivedValueInATransactionIsNotifiedThatAValueWasTakenBack() {
        let distinct = number.removeDuplicates()
        let first = distinct.bind { _ in }
        number.value = 1
        var token: AnyCancellable?
        transaction {
            number.value = 2
            token = distinct.map { $0 * 10 }.bind { self.received.append($0) }
            number.value = 1
        }
        XCTAssertEqual(received, [20, 10])
        withExtendedLifetime((first, token)) {}
    }

    func testARunningResultCountsNothingTwiceThatWasThereWhenItWasMade() {
        let sum = number.removeDuplicates().scan(startingWith: 0, +)
        number.value = 1
        XCTAssertEqual(sum.value, 1)
        number.value = 5
        XCTAssertEqual(sum.value, 6)
    }

    func testAnObserverNotifiedBeforeItsInputGetsTheReversion() {
        let copy = number.removeDuplicates().map { $0 }
        let double = copy.map { $0 * 2 }
        var isFirst = true
        let tokens = [
            copy.bind { [number] in
                guard $0 == 5, isFirst else { return }
                isFirst = false
                number.value = 6
            },
            double.bind { [number] in if $0 == 12 { number.value = 5 } },
            double.bind { self.received.append($0) },
        ]
        number.value = 5
        XCTAssertEqual(received, [2, 12, 10])
        withExtendedLifetime(tokens) {}
    }
}
