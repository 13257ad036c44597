import XCTest

@testable import Catalogue

final class PriceTests: XCTestCase {
    func testAPriceHasTwoDigitsAfterThePoint() {
        XCTAssertEqual("\(2 * Price(cents: 4_02))", "€8.04")
        XCTAssertEqual("\(Price.zero)", "€0.00")
    }

    func testAPriceIsRoundedUpToWholeEuros() {
        let euros = [0, 1, 100, 101, 5_450].map { Price(cents: $0).roundedUp }
        XCTAssertEqual(euros, [0, 1, 1, 2, 55])
    }
}
