import Foundation
import WaylineText
import XCTest

final class PrintableTests: XCTestCase {
    func testAControlIsShownAsItsPicture() {
        XCTAssertEqual("\u{1B}[2J\u{1B}]0;x\u{7}".printable, "␛[2J␛]0;x␇")
        XCTAssertEqual("\0\t\n\r\r\n\u{7F}".printable, "␀␉␊␍␍␊␡")
    }

    func testC1IsShownByItsNumber() {
        XCTAssertEqual("\u{9B}2J\u{90}\u{9C}\u{85}".printable, "‹U+009B›2J‹U+0090›‹U+009C›‹U+0085›")
    }

    func testADirectionMarkIsShownByItsNumber() {
        for value in [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069) {
            let number = String(value, radix: 16, uppercase: true)
            XCTAssertEqual(
                Corpus.text("41 \(number) 42").printable,
                "A‹U+\(value < 4096 ? "0" : "")\(number)›B")
        }
    }

    func testAnInvisibleCharacterIsShownByItsNumber() {
        XCTAssertEqual("pay\u{200B}pal\u{AD}".printable, "pay‹U+200B›pal‹U+00AD›")
        XCTAssertEqual("\u{FEFF}a\u{2028}\u{2029}".printable, "‹U+FEFF›a‹U+2028›‹U+2029›")
        XCTAssertEqual("\u{E0041}\u{E007F}".printable, "‹U+E0041›‹U+E007F›")
    }

    func testBytesThatAreNotUTF8AreReplaced() {
        XCTAssertEqual(String(printing: [0x41, 0xFF, 0x1B, 0xC3]), "A\u{FFFD}␛\u{FFFD}")
        XCTAssertEqual(String(printing: [0xED, 0xA0, 0x80]), "\u{FFFD}\u{FFFD}\u{FFFD}")
        XCTAssertEqual(String(printing: [0xC2, 0x9B, 0x9B]), "‹U+009B›\u{FFFD}")
    }

    func testAJoinerIsKeptIfItJoins() {
        for text in ["👨‍👩‍👧‍👦", "🏳️‍🌈", "می‌خواهم", "ශ්‍රී", "ন্‍", "ه‍"] {
            XCTAssertEqual(text.printable, text)
        }
    }

    func testAJoinerThatJoinsNothingIsShown() {
        XCTAssertEqual("a\u{200D}b\u{200C}".printable, "a‹U+200D›b‹U+200C›")
        XCTAssertEqual("👩\u{200D}a".printable, "👩‹U+200D›a")
        XCTAssertEqual("ه\u{200D}\u{200D}".printable, "ه\u{200D}‹U+200D›")
    }

    func testTagsAreKeptInAFlagOnly() {
        let england = Corpus.text("1F3F4 E0067 E0062 E0065 E006E E0067 E007F")
        XCTAssertEqual(england.printable, england)
        let unended = Corpus.text("1F3F4 E0067 E0062 E0065")
        XCTAssertEqual(unended.printable, "🏴‹U+E0067›‹U+E0062›‹U+E0065›")
    }

    func testAMessageInSelectorsIsShown() {
        let text = Corpus.text("1F600 FE0F FE01 E0100")
        XCTAssertEqual(text.printable, "😀\u{FE0F}‹U+FE01›‹U+E0100›")
    }

    func testAMarkThatStandsOnNothingStandsOnACircle() {
        XCTAssertEqual("\u{301}a".printable, "\u{25CC}\u{301}a")
        XCTAssertEqual("\u{1B}\u{301}".printable, "␛\u{25CC}\u{301}")
    }

    func testNoCharacterIsLongerThanTwelveScalars() {
        let text = "e" + String(repeating: "\u{301}", count: 13) + "x"
        let kept = "e" + String(repeating: "\u{301}", count: 11)
        XCTAssertEqual(text.printable, kept + "‹U+0301›‹U+0301›x")
        let chain = String(repeating: "👩\u{200D}", count: 1_000).printable
        XCTAssertLessThanOrEqual(chain.map(\.unicodeScalars.count).max() ?? 0, 12)
    }

    func testPrintableTextStaysAsItIs() {
        for text in ["", "Log in", "Đặng Thị", "Đặng Thị".decomposedStringWithCanonicalMapping] {
            XCTAssertEqual(Array(text.printable.utf8), Array(text.utf8))
        }
    }
}
