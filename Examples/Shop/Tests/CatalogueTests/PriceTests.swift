import XCTest

@testable import Catalogue

final class PriceTests: XCTestCase {
    func testAPriceHasTwoDigitsAfterThePoint() {
        XCTAssertEqual("\(2 * Price(cents: 4_02))", "€8.04")
        XCTAssertEqual("\(Price.zero)", "€0.00")
    }
}
