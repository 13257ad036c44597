import Binding
import XCTest

/// Cycles through derived values, and rules and changes that set values they should not set.
final class CornerCaseTests: XCTestCase {
    private let number = Observable(0)
    private let other = Observable(0)

    func testACycleThroughADerivedValueNamesItsBinding() {
        let next = number.map { $0 + 1 }
        let reports = CycleReports()
        let line = #line + 1
        let token = next.bind { if $0 > 1 { self.number.value = $0 } }
        reports.collect { number.value = 1 }
        XCTAssertEqual(reports.lines, [[line]])
        XCTAssertEqual(next.value, number.value + 1)
        withExtendedLifetime(token) {}
    }

    func testACycleOfADerivedValueWithItsOtherSourceNamesItsBinding() {
        let sum = number.combineLatest(other, +)
        let reports = CycleReports()
        let line = #line + 1
        let token = sum.bind { if $0 > 0 { self.number.value = $0 } }
        reports.collect { other.value = 1 }
        XCTAssertEqual(reports.lines, [[line]])
        withExtendedLifetime(token) {}
    }

    func testACutCycleOfADerivedValueHasDeliveredItsLastValue() {
        let sum = number.combineLatest(other, +)
        var received = 0
        let token = sum.bind { if $0 > 0 { self.number.value = $0 } }
        let last = sum.bind { received = $0 }
        CycleReports().collect { other.value = 1 }
        XCTAssertEqual(received, sum.value)
        withExtendedLifetime((token, last)) {}
    }

    func testASetOfItsOwnSourceInATransformNotifiesInTheEnd() {
        let sum = number.combineLatest(other) { [other] number, count in
            if number > 0, count < 3 { other.value += 1 }
            return number * 100 + count
        }
        let copy = sum.map { $0 }
        var received = 0
        let token = copy.bind { received = $0 }
        number.value = 1
        XCTAssertEqual([sum.value, copy.value, received], [103, 103, 103])
        withExtendedLifetime(token) {}
    }

    func testASetInATransformOfAValueFurtherDownNotifiesInTheEnd() {
        let text = number.map { [other] number in
            other.value = number
            return "\(number)"
        }
        let both = text.combineLatest(other) { "\($0) \($1)" }
        let token = both.bind { _ in }
        number.value = 3
        XCTAssertEqual(both.value, "3 3")
        withExtendedLifetime(token) {}
    }

    func testASetDuringAChangeInPlaceIsNotifiedWithIt() {
        let list = Observable([1])
        let counts = list.combineLatest(number) { list, number in list.count + number }
        let token = counts.bind { _ in }
        list.update { [number] list in
            list.append(2)
            number.value = 10
        }
        XCTAssertEqual(counts.value, 12)
        withExtendedLifetime(token) {}
    }
}
