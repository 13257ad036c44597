import TestSupport
import XCTest

/// The screen with which other tests see the user's view.
final class TerminalScreenTests: XCTestCase {
    private var screen = TerminalScreen(columns: 10, rows: 3) { $0 == "日" ? 2 : 1 }

    func testTextIsShownAtTheCursor() {
        show("one\r\ntwo\u{1B}[1;6Hé\u{1B}[3;1Hthree\u{1B}[2D!")
        XCTAssertEqual(screen.lines, ["one  é", "two", "thr!e"])
    }

    func testLinesWrapAndScroll() {
        show("0123456789ab\r\nc\r\nd")
        XCTAssertEqual(screen.lines, ["ab", "c", "d"])
    }

    func testMarksAndWideCharactersTakeTheirColumns() {
        show("e\u{302}\u{301}日x\u{1B}[1;5H.")
        XCTAssertEqual(screen.text, "ế日x.")
    }

    func testErasingLeavesSpaces() {
        show("abcdef\u{1B}[1;3H\u{1B}[K\r\nabcdef\u{1B}[2;3H\u{1B}[2X")
        XCTAssertEqual(screen.text, "ab\nab  ef")
        show("\u{1B}[2J")
        XCTAssertEqual(screen.text, "")
    }

    func testTheOtherScreenLeavesTheFirstAsItWas() {
        show("shell$ \u{1B}[?1049h\u{1B}[Hmenu\u{1B}[31m")
        XCTAssertEqual(screen.text, "menu")
        XCTAssertFalse(screen.isGivenBack)
        show("\u{1B}[0m\u{1B}[?1049lls")
        XCTAssertEqual(screen.text, "shell$ ls")
        XCTAssertTrue(screen.isGivenBack)
    }

    func testQuestionsAreAnswered() {
        screen.background = "rgb:0/0/0"
        show("\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[cx")
        XCTAssertEqual(
            screen.takeAnswers().map { String(decoding: $0, as: UTF8.self) },
            ["\u{1B}[?2026;2$y", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}[?62;22c"])
        XCTAssertEqual(screen.text, "x")
        XCTAssertEqual(screen.unknown, [])
    }

    func testATitleIsPutAsideAndTakenBack() {
        show("\u{1B}[22;2t\u{1B}]2;menu\u{7}x")
        XCTAssertEqual(screen.title, "menu")
        XCTAssertEqual(screen.savedTitles, ["shell"])
        XCTAssertFalse(screen.isGivenBack)
        show("\u{1B}[23;2t")
        XCTAssertTrue(screen.isGivenBack)
        XCTAssertEqual(screen.text, "x")
    }

    func testUnknownNamesAreListed() {
        show("\u{1B}[5;7z")
        XCTAssertEqual(screen.unknown, ["5;7z"])
    }

    private func show(_ text: String) {
        screen.show(Array(text.utf8))
    }
}
