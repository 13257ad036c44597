import Wayline
import XCTest

final class FilterPatternDocTests: XCTestCase {
    func testATextIsFoundWithoutItsMarks() {
        let pattern = FilterPattern("ho so")
        XCTAssertTrue(pattern.isFound(in: "Hồ sơ xin việc"))
    }

    func testNamesAreSearched() {
        let drinks = ["Trà sen", "Cà phê"].map { (name: $0, price: 2) }
        for text in ["ca phe", "cph"] {
            let found = drinks.matching(text) { $0.name }
            XCTAssertEqual(found.map { $0.name }, ["Cà phê"])
        }
    }
}
