import Foundation
import WaylineText
import XCTest

final class ColumnsTests: XCTestCase {
    func testTheColumnsOfTheCorpus() throws {
        let corpus = try Corpus.columns()
        XCTAssertGreaterThan(corpus.count, 400)
        for (columns, text, line) in corpus {
            XCTAssertEqual(text.columns, columns, line)
            XCTAssertEqual(text.printable.columns, columns, "printable: \(line)")
        }
    }

    func testEachEmojiTakesTwoColumnsAndIsPrintable() throws {
        let lines = try Corpus.lines("Emoji")
        XCTAssertGreaterThan(lines.count, 2_000)
        for line in lines {
            let emoji = Corpus.text(line)
            XCTAssertEqual(emoji.columns, 2, line)
            XCTAssertEqual(emoji.printable, emoji, line)
        }
    }

    func testACharacterTakesWhatItsTextTakes() {
        for text in ["a", "é", "e\u{301}", "漢", "👨‍👩‍👧", "🇩🇪", "\u{1B}", "\u{202E}", "\r\n"] {
            XCTAssertEqual(text.count, 1)
            XCTAssertEqual(Character(text).columns, text.columns, text.debugDescription)
        }
    }

    func testTextTakesWhatItsCharactersTake() throws {
        for (_, text, line) in try Corpus.columns() {
            let text = text.printable
            XCTAssertEqual(text.columns, text.reduce(0) { $0 + $1.columns }, line)
        }
    }

    func testTextTakesTheSameComposedAndDecomposed() {
        for word in ["Việt", "Đặng Thị Ngọc Thịnh", "Ặ Ệ Ộ Ử", "한국어", "Ǻ ḗ ṩ", "がぎぐ"] {
            XCTAssertEqual(
                word.decomposedStringWithCanonicalMapping.columns,
                word.precomposedStringWithCanonicalMapping.columns, word)
        }
    }
}
