import Binding
import XCTest

/// The observers of a value can be listed.
final class ReflectionTests: XCTestCase {
    func testBindingSitesListThePlacesOfBindingsInOrder() {
        let number = Observable(0)
        let line = #line + 1
        let first = number.bind { _ in }
        let second = number.bind(to: self) { _, _ in }
        XCTAssertEqual(number.bindingSites.map(\.line), [line, line + 1])
        XCTAssertEqual(number.bindingSites.first?.file, "BindingTests/ReflectionTests.swift")
        withExtendedLifetime((first, second)) {}
    }

    func testASiteReadsLikeACompilersNote() {
        let number = Observable(0)
        let line = #line + 1
        let token = number.bind { _ in }
        XCTAssertEqual(
            number.bindingSites.map(\.description), ["BindingTests/ReflectionTests.swift:\(line)"])
        withExtendedLifetime(token) {}
    }

    func testACancelledBindingIsNotListed() {
        let number = Observable(0)
        let tokens = (1...3).map { _ in number.bind { _ in } }
        tokens[1].cancel()
        XCTAssertEqual(number.bindingSites.count, 2)
        withExtendedLifetime(tokens) {}
    }

    func testDumpShowsTheValueAndTheObservers() {
        let number = Observable(42)
        let line = #line + 1
        let token = number.bind { _ in }
        let text = dumped(number)
        XCTAssert(text.contains("value: 42"), text)
        XCTAssert(text.contains("BindingTests/ReflectionTests.swift:\(line)"), text)
        withExtendedLifetime(token) {}
    }

    func testDumpShowsTheObserversOfADerivedValueAndOfASignal() {
        let (double, signal) = (Observable(21).map { $0 * 2 }, Signal<Int>())
        let line = #line + 1
        let tokens = [double.bind { _ in }, signal.bind { _ in }]
        XCTAssert(dumped(double).contains("value: 42"), dumped(double))
        for text in [dumped(double), dumped(signal)] {
            XCTAssert(text.contains("ReflectionTests.swift:\(line)"), text)
        }
        withExtendedLifetime(tokens) {}
    }

    func testDumpComputesNothing() {
        var calls = 0
        let number = Observable(1).map { _ in calls += 1 }
        _ = dumped(number)
        XCTAssertEqual(calls, 0)
    }

    func testATwoWayBindingIsListedOnBothSides() {
        let (left, right) = (Observable(0), Observable(0))
        let line = #line + 1
        let token = left.bind(bothWays: right)
        XCTAssertEqual((left.bindingSites + right.bindingSites).map(\.line), [line, line])
        withExtendedLifetime(token) {}
    }

    private func dumped(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
}
