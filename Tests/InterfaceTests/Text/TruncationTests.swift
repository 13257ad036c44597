import WaylineText
import XCTest

final class TruncationTests: XCTestCase {
    func testTextThatFitsStaysWhole() {
        XCTAssertEqual("Login".truncated(toColumns: 5), "Login")
        XCTAssertEqual("漢字".truncated(toColumns: 4), "漢字")
        XCTAssertEqual("abce\u{301}".truncated(toColumns: 4), "abce\u{301}")
    }

    func testLongTextEndsInAnEllipsis() {
        XCTAssertEqual("Login".truncated(toColumns: 4), "Log…")
        XCTAssertEqual("Đăng nhập".truncated(toColumns: 6), "Đăng …")
        XCTAssertEqual("Login".truncated(toColumns: 1), "…")
        XCTAssertEqual("Login".truncated(toColumns: 0), "")
        XCTAssertEqual("Login".truncated(toColumns: -1), "")
    }

    func testNoCharacterIsCut() {
        XCTAssertEqual("漢字漢字".truncated(toColumns: 4), "漢…")
        XCTAssertEqual("漢字漢字".truncated(toColumns: 5), "漢字…")
        XCTAssertEqual("a👨‍👩‍👧‍👦b👨‍👩‍👧‍👦".truncated(toColumns: 4), "a👨‍👩‍👧‍👦…")
        XCTAssertEqual("ae\u{301}\u{323}bcd".truncated(toColumns: 3), "ae\u{301}\u{323}…")
        XCTAssertEqual("🇩🇪🇻🇳".truncated(toColumns: 3), "🇩🇪…")
    }

    func testANotationIsNotCutEither() {
        XCTAssertEqual("a\u{202E}b".truncated(toColumns: 9), "a…")
        XCTAssertEqual("a\u{202E}b".truncated(toColumns: 10), "a‹U+202E›b")
    }

    func testAMarkAfterTheLastColumnIsPartOfIt() {
        XCTAssertEqual("abc\u{301}".truncated(toColumns: 3), "abc\u{301}")
        XCTAssertEqual("abcd\u{301}".truncated(toColumns: 3), "ab…")
    }

    func testPaddingFillsTheWidthOrCuts() {
        XCTAssertEqual("漢".padded(toColumns: 4), "漢  ")
        XCTAssertEqual("漢字漢".padded(toColumns: 4), "漢… ")
        XCTAssertEqual("\u{1B}".padded(toColumns: 2), "␛ ")
        XCTAssertEqual("abc".padded(toColumns: 0), "")
    }

    func testAWindowShowsWhatLiesInItsColumns() {
        XCTAssertEqual("password".visible(inColumns: 2..<6), "sswo")
        XCTAssertEqual("abc".visible(inColumns: 1..<9), "bc")
        XCTAssertEqual("abc".visible(inColumns: 3..<9), "")
        XCTAssertEqual("xe\u{301}y".visible(inColumns: 1..<2), "e\u{301}")
    }

    func testHalfOfACharacterAtTheEdgeOfAWindowIsASpace() {
        XCTAssertEqual("a漢字b".visible(inColumns: 2..<4), "  ")
        XCTAssertEqual("a漢字b".visible(inColumns: 2..<6), " 字b")
        XCTAssertEqual("漢".visible(inColumns: 0..<1), " ")
        XCTAssertEqual("\u{202E}b".visible(inColumns: 6..<9), "  b")
    }
}
