import Binding
import XCTest

/// A derived value is correct whenever it is read.
final class ReadingTests: XCTestCase {
    private let number = Observable(1)
    private var received: [Int] = []

    func testItIsRightInAnObserverOfItsSource() {
        let double = number.map { $0 * 2 }
        let token = number.bind { _ in self.received.append(double.value) }
        number.value = 5
        XCTAssertEqual(received, [2, 10])
        withExtendedLifetime(token) {}
    }

    func testItIsRightInAnObserverOfItsSourceAlsoIfOthersAreNotifiedLater() {
        let double = number.map { $0 * 2 }
        let token = number.bind { _ in self.received.append(double.value) }
        let later = double.bind { self.received.append($0 + 1) }
        number.value = 5
        XCTAssertEqual(received, [2, 3, 10, 11])
        withExtendedLifetime((token, later)) {}
    }

    func testItIsRightInAnObserverOfAnotherDerivedValue() {
        let (double, triple) = (number.map { $0 * 2 }, number.map { $0 * 3 })
        let first = double.bind { _ in self.received.append(triple.value) }
        let second = triple.bind { _ in self.received.append(double.value) }
        number.value = 5
        XCTAssertEqual(received, [3, 2, 15, 10])
        withExtendedLifetime((first, second)) {}
    }

    func testItIsRightAfterASetInTheSameObserver() {
        let double = number.map { $0 * 2 }
        let token = double.bind { [number] in
            guard $0 == 4 else { return }
            number.value = 9
            self.received.append(double.value)
        }
        number.value = 2
        XCTAssertEqual(received, [18])
        withExtendedLifetime(token) {}
    }

    func testItIsRightAfterTheLastObserverHasLeft() {
        let double = number.map { $0 * 2 }
        double.bind { _ in }.cancel()
        number.value = 4
        XCTAssertEqual(double.value, 8)
    }

    func testItIsRightIfOnlyItHoldsItsSource() {
        let double = Derived(Observable(4)) { $0 * 2 }.map { $0 + 1 }
        XCTAssertEqual(double.value, 9)
    }

    func testItIsRightInTheReleaseOfTheOldValue() {
        let box = Observable(Ending())
        let copy = box.map { ObjectIdentifier($0) }
        let token = copy.bind { _ in }
        var isRight = false
        box.value.onEnd = { [unowned box, unowned copy] in
            isRight = copy.value == ObjectIdentifier(box.value)
        }
        box.value = Ending()
        XCTAssert(isRight)
        withExtendedLifetime(token) {}
    }

    func testASetInTheReleaseOfTheOldValueNotifies() {
        let box = Observable(Ending())
        var count = 0
        let token = box.bind { _ in count += 1 }
        box.value.onEnd = { [unowned box] in box.value = Ending() }
        box.value = Ending()
        XCTAssertEqual(count, 3)
        withExtendedLifetime(token) {}
    }
}

private final class Ending {
    var onEnd: () -> Void = {}

    deinit {
        onEnd()
    }
}
