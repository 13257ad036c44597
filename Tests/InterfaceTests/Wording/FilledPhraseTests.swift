import WaylineInterface
import XCTest

final class FilledPhraseTests: XCTestCase {
    func testValuesTakeTheirPlacesInOrder() {
        XCTAssertEqual(Wording.fill("{} of {}", with: ["2", "5"]), "2 of 5")
        XCTAssertEqual(Wording.fill("Page {}.", with: ["{}"]), "Page {}.")
    }

    func testAPlaceWithoutAValueStaysEmpty() {
        XCTAssertEqual(Wording.fill("{} of {}", with: ["2"]), "2 of ")
        XCTAssertEqual(Wording.fill("{}", with: []), "{}")
    }

    func testOtherBracesStay() {
        XCTAssertEqual(Wording.fill("{a} {{}} {", with: ["1"]), "{a} {1} {")
        XCTAssertEqual(Wording.fill("{}\u{301}{}", with: ["e", "!"]), "e\u{301}!")
    }
}
