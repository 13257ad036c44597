import TestSupport
import WaylineText
import XCTest

final class LinesTests: XCTestCase {
    func testLinesEndAtLineFeeds() {
        XCTAssertEqual("a\nb\r\nc".printableLines, ["a", "b", "c"])
        XCTAssertEqual("a\n\n".printableLines, ["a", "", ""])
        XCTAssertEqual("".printableLines, [""])
    }

    func testACarriageReturnAloneEndsNothing() {
        XCTAssertEqual("a\rb\r".printableLines, ["a␍b␍"])
        XCTAssertEqual("a\u{85}b\u{2028}c".printableLines, ["a‹U+0085›b‹U+2028›c"])
    }

    func testATabGoesOnToTheNextStop() {
        XCTAssertEqual("\ta\tb".printableLines, ["        a       b"])
        XCTAssertEqual("漢字漢字\tb".printableLines, ["漢字漢字        b"])
        XCTAssertEqual("e\u{301}\tb".printableLines, ["e\u{301}       b"])
    }

    func testWordsAreBrokenAtSpaces() {
        let text = "the quick brown fox"
        XCTAssertEqual(text.wrapped(toColumns: 10), ["the quick", "brown fox"])
        XCTAssertEqual(text.wrapped(toColumns: 9), ["the quick", "brown fox"])
        XCTAssertEqual(text.wrapped(toColumns: 8), ["the", "quick", "brown", "fox"])
        XCTAssertEqual(text.wrapped(toColumns: 19), [text])
    }

    func testSpacesAreKeptWithinALine() {
        XCTAssertEqual("  a   b  c".wrapped(toColumns: 7), ["  a   b", "c"])
        XCTAssertEqual("a   ".wrapped(toColumns: 2), ["a"])
    }

    func testALongWordIsBrokenBetweenCharacters() {
        XCTAssertEqual("to abcdefgh i".wrapped(toColumns: 3), ["to", "abc", "def", "gh", "i"])
        XCTAssertEqual("漢字漢".wrapped(toColumns: 3), ["漢", "字", "漢"])
        XCTAssertEqual("👩‍💻👩‍💻".wrapped(toColumns: 3), ["👩‍💻", "👩‍💻"])
    }

    func testASpaceWithAMarkIsNoPlaceToBreak() {
        XCTAssertEqual("ab \u{301}cd".wrapped(toColumns: 3), ["ab \u{301}", "cd"])
    }

    func testACharacterThatIsWiderThanALineIsAnEllipsis() {
        XCTAssertEqual("a漢".wrapped(toColumns: 1), ["a", "…"])
        XCTAssertEqual("漢字 a".wrapped(toColumns: 1), ["…", "…", "a"])
        XCTAssertEqual("a".wrapped(toColumns: 0), [])
    }

    func testTheLinesOfATextAreWrappedEachForItself() {
        XCTAssertEqual("a b\n\nc".wrapped(toColumns: 2), ["a", "b", "", "c"])
    }

    func testNoLineIsWiderThanAskedFor() {
        var random = SplitMix.printed()
        for _ in 0..<SplitMix.texts / 2 {
            let (text, width) = (random.text(), Int(random.next() % 12) + 1)
            for line in text.wrapped(toColumns: width) {
                XCTAssertLessThanOrEqual(line.columns, width)
            }
        }
    }

    func testOnlySpacesAreLostByWrapping() {
        var random = SplitMix.printed()
        for _ in 0..<SplitMix.texts / 2 {
            let text = random.text()
            let wrapped = text.wrapped(toColumns: 20).joined().unicodeScalars.filter { $0 != " " }
            let all = text.printableLines.joined().unicodeScalars.filter { $0 != " " }
            XCTAssert(wrapped.elementsEqual(all), text)
        }
    }
}
