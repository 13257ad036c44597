import Binding
import XCTest

/// The times at which the closure of a derived value is called.
final class LazinessTests: XCTestCase {
    private let number = Observable(1)
    private var calls = 0

    private func counted() -> Derived<Int> {
        number.map { number in
            self.calls += 1
            return number * 2
        }
    }

    func testItIsNotComputedIfNobodyObservesOrReadsIt() {
        let double = counted()
        number.value = 2
        XCTAssertEqual(calls, 0)
        withExtendedLifetime(double) {}
    }

    func testReadingTwiceComputesOnce() {
        let double = counted()
        XCTAssertEqual([double.value, double.value], [2, 2])
        XCTAssertEqual(calls, 1)
        number.value = 5
        number.value = 6
        XCTAssertEqual(double.value, 12)
        XCTAssertEqual(calls, 2)
    }

    func testBindingAfterReadingDoesNotComputeAgain() {
        let double = counted()
        XCTAssertEqual(double.value, 2)
        let token = double.bind { _ in }
        XCTAssertEqual(calls, 1)
        withExtendedLifetime(token) {}
    }

    func testItIsComputedOnceForEachChangeHoweverManyListen() {
        let double = counted()
        let tokens = (1...3).map { _ in double.bind { _ in } }
        let copies = [double.map { $0 }, double.map { $0 }].map { $0.bind { _ in } }
        number.value = 2
        number.value = 3
        XCTAssertEqual(calls, 3)
        withExtendedLifetime((tokens, copies)) {}
    }

    func testItIsComputedOnceForATransactionInWhichNobodyReads() {
        let token = counted().bind { _ in }
        transaction { for value in 2...9 { number.value = value } }
        XCTAssertEqual(calls, 2)
        withExtendedLifetime(token) {}
    }

    func testItIsNotComputedAnyMoreOnceTheLastObserverHasEnded() {
        let double = counted()
        let tokens = (1...2).map { _ in double.bind { _ in } }
        tokens[0].cancel()
        number.value = 2
        XCTAssertEqual(calls, 2)
        tokens[1].cancel()
        number.value = 3
        XCTAssertEqual(calls, 2)
    }

    func testItIsNotComputedAnyMoreOnceTheValueThatListenedIsGone() {
        let double = counted()
        var sum: Derived<Int>? = double.map { $0 }.scan(startingWith: 0, +)
        XCTAssertEqual(sum?.value, 2)
        sum = nil
        number.value = 2
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(double.value, 4)
    }

    func testReadingInAnObserverComputesTheValueThatIsDeliveredLater() {
        let double = counted()
        let early = number.bind { number in XCTAssertEqual(double.value, number * 2) }
        let token = double.bind { _ in }
        number.value = 2
        XCTAssertEqual(calls, 2)
        withExtendedLifetime((early, token)) {}
    }

    func testBindingInAnObserverComputesOnce() {
        let double = counted()
        let first = double.bind { _ in }
        var tokens: [AnyCancellable] = []
        let early = number.bind { if $0 == 2 { tokens.append(double.bind { _ in }) } }
        number.value = 2
        XCTAssertEqual(calls, 2)
        withExtendedLifetime((first, early, tokens)) {}
    }
}
