import Wayline
import XCTest

@testable import Screens

@MainActor
final class WordingTests: XCTestCase {
    func testEachPhraseIsTranslatedWithItsPlaces() async {
        let vietnamese = Words(.vietnamese).ofFrontEnds
        for phrase in Wording.phrases {
            let text = vietnamese.text(phrase)
            XCTAssertNotEqual(text, phrase)
            XCTAssertEqual(
                text.ranges(of: "{}").count, phrase.ranges(of: "{}").count, phrase)
        }
        XCTAssertGreaterThan(Wording.phrases.count, 80)
    }
}
