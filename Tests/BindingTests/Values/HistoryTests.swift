import Binding
import XCTest

/// Derived values that depend on earlier values.
final class HistoryTests: XCTestCase {
    private let number = Observable(1)
    private var received: [Int] = []

    func testAFilteredValueStartsWithWhatIsIncluded() {
        XCTAssertEqual(number.filter(startingWith: 0) { $0 > 0 }.value, 1)
        XCTAssertEqual(number.filter(startingWith: 0) { $0 > 1 }.value, 0)
    }

    func testAFilteredValueStaysIfTheNextIsNotIncluded() {
        let even = number.filter(startingWith: 0) { $0.isMultiple(of: 2) }
        let token = even.bind { self.received.append($0) }
        for value in [2, 3, 4, 4, 5] { number.value = value }
        XCTAssertEqual(received, [0, 2, 4, 4])
        withExtendedLifetime(token) {}
    }

    func testAFilteredValueFollowsAlsoWhileNobodyListens() {
        let even = number.filter(startingWith: 0) { $0.isMultiple(of: 2) }
        number.value = 2
        number.value = 3
        XCTAssertEqual(even.value, 2)
    }

    func testARunningResultCountsEachSetOnce() {
        let sum = number.scan(startingWith: 100, +)
        let token = sum.bind { self.received.append($0) }
        number.value = 10
        XCTAssertEqual(sum.value, 111)
        number.value = 10
        XCTAssertEqual(received, [101, 111, 121])
        withExtendedLifetime(token) {}
    }

    func testARunningResultCountsATransactionOnce() {
        let sum = number.scan(startingWith: 0, +)
        transaction {
            number.value = 10
            XCTAssertEqual(sum.value, 11)
            number.value = 20
            XCTAssertEqual(sum.value, 21)
        }
        XCTAssertEqual(sum.value, 21)
    }

    func testARunningResultCountsNothingThatWasTakenBack() {
        let sum = number.removeDuplicates().scan(startingWith: 0, +)
        transaction {
            number.value = 2
            XCTAssertEqual(sum.value, 3)
            number.value = 1
        }
        XCTAssertEqual(sum.value, 1)
        number.value = 5
        XCTAssertEqual(sum.value, 6)
    }

    func testARunningResultDoesNotCountAValueReplacedBeforeItsDelivery() {
        let setter = number.bind { [number] in if $0 == 2 { number.value = 10 } }
        let sum = number.scan(startingWith: 0, +)
        number.value = 2
        XCTAssertEqual(sum.value, 11)
        withExtendedLifetime(setter) {}
    }

    func testRemoveDuplicatesNotifiesOnlyIfTheLastDeliveredValueDiffers() {
        let token = number.removeDuplicates().bind { self.received.append($0) }
        for value in [1, 2, 2, 1, 1] { number.value = value }
        XCTAssertEqual(received, [1, 2, 1])
        withExtendedLifetime(token) {}
    }

    func testRemoveDuplicatesComparesWithTheLastDeliveredValue() {
        let coarse = number.removeDuplicates { abs($0 - $1) < 3 }
        let token = coarse.bind { self.received.append($0) }
        for value in [2, 3, 4, 5, 9] { number.value = value }
        XCTAssertEqual(received, [1, 4, 9])
        withExtendedLifetime(token) {}
    }

    func testADuplicateIsNotComputedFurther() {
        var calls = 0
        let text = number.removeDuplicates().map { number in
            calls += 1
            return "\(number)"
        }
        let token = text.bind { _ in }
        number.value = 1
        number.value = 2
        number.value = 2
        XCTAssertEqual(calls, 2)
        withExtendedLifetime(token) {}
    }
}
