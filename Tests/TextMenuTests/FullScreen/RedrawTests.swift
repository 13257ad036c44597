import Binding
import Coordination
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The bytes that are written, and their time.
@MainActor
final class RedrawTests: XCTestCase {
    func testNothingIsWrittenIfNothingHasChanged() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.up, .function(5), .unknown)
        try stage.kitchen.welcome.text = "Welcome."
        stage.turn()
        XCTAssertEqual(stage.byteCount, 0)
    }

    func testAChangeWithoutAKeyIsDrawnOnTheNextTurn() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.welcome.text = "Closed."
        XCTAssertNotNil(stage.line(with: "Welcome."))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "Closed."))
        stage.expectTrue()
    }

    func testChangesUnderTheHelpAreSeenWhenItCloses() async throws {
        let stage = try Stage(Restaurant())
        stage.press(.down, .down, .function(1))
        try stage.kitchen.welcome.text = "Closed."
        stage.turn()
        XCTAssertEqual(stage.byteCount, 0)
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "Closed."))
        stage.expectTrue()
    }

    func testAKeyInAMenuWritesFewBytes() async throws {
        let stage = try Stage(Menu())
        stage.press(.down)
        XCTAssertLessThanOrEqual(stage.byteCount, 48)
        XCTAssertGreaterThan(stage.byteCount, 0)
        stage.expectTrue()
    }

    func testASpinnerTurnsAndStops() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.waiting.isSpinning = true
        stage.turn()
        XCTAssertNotNil(stage.line(with: "⠋ Cooking"))
        stage.turn(.milliseconds(100))
        XCTAssertNotNil(stage.line(with: "⠙ Cooking"))
        XCTAssertLessThanOrEqual(stage.byteCount, 48)
        try stage.kitchen.waiting.isSpinning = false
        stage.turn()
        XCTAssertNil(stage.line(with: "Cooking"))
        XCTAssertEqual(stage.clock.pending, [])
        stage.expectTrue()
    }

    func testAReasonIsShownUntilTheNextKey() async throws {
        let stage = try Stage(Restaurant())
        stage.navigator.go(.stay(because: "The kitchen is closed."))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "The kitchen is closed."))
        stage.press(.down)
        XCTAssertNil(stage.line(with: "The kitchen is closed."))
        stage.expectTrue()
    }

    func testAnotherSizeIsDrawnWhole() async throws {
        let stage = try Stage(Restaurant())
        for (columns, rows) in [(40, 12), (120, 50), (24, 6), (1, 1), (23, 6), (0, 0), (80, 24)] {
            stage.resize(columns: columns, rows: rows)
            stage.expectTrue()
        }
        XCTAssertEqual(stage.markedLine, "Name   your name")
    }

    func testATerminalThatIsTooSmallSaysSo() async throws {
        let stage = try Stage(Restaurant())
        stage.resize(columns: 60, rows: 3)
        XCTAssertEqual(stage.line(with: "Too small"), "Too small: 20 x 6 needed.")
    }

    func testTheControlWithTheFocusIsAlwaysSeen() async throws {
        let stage = try Stage(Restaurant(), rows: 9)
        for _ in 0..<8 {
            XCTAssertNotNil(stage.markedLine)
            stage.press(.down)
            stage.expectTrue()
        }
    }

    func testRowsOutOfSightCanBeScrolledTo() async throws {
        let stage = try Stage(Restaurant(), rows: 10)
        stage.press(.down, .down, .down, .down, .down)
        XCTAssertNil(stage.line(with: "An Nguyen"))
        stage.press(.pageUp, .pageUp)
        XCTAssertNotNil(stage.line(with: "An Nguyen"))
        stage.expectTrue()
        stage.press(Array(repeating: .pageDown, count: 5))
        XCTAssertNotNil(stage.line(with: "Dishes"))
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Leave")
        stage.expectTrue()
    }

    func testAtTheFirstControlTheArrowGoesOnUp() async throws {
        let stage = try Stage(Restaurant(), rows: 6)
        XCTAssertNil(stage.line(with: "An Nguyen"))
        stage.press(.up, .up, .up)
        XCTAssertNotNil(stage.line(with: "An Nguyen"))
        stage.expectTrue()
    }

    func testDataIsNoCommand() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.welcome.text = "a\u{1B}[2Jb\u{9B}31mc\u{202E}d"
        try stage.kitchen.dishes.items = ["\u{1B}]0;title\u{7}", "\u{0}"]
        stage.turn()
        stage.expectTrue()
        XCTAssertNotNil(stage.line(with: "␛[2Jb"))
    }

    func testWithoutUnicodeAllIsASCII() async throws {
        let stage = try Stage(Restaurant(), isUnicode: false, colours: .none)
        stage.press(.down, .down)
        XCTAssertTrue(stage.glass.text.unicodeScalars.allSatisfy { $0.isASCII })
        XCTAssertNotNil(stage.line(with: ">  Hot    [ ] off"))
    }

    func testAHiddenControlIsNotDrawnWhenItChanges() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.welcome.isHidden = true
        stage.turn()
        try stage.kitchen.welcome.text = "Closed."
        stage.turn()
        XCTAssertEqual(stage.byteCount, 0)
        stage.expectTrue()
    }

    func testASpinnerThatIsHiddenTurnsNoMore() async throws {
        let stage = try Stage(Restaurant())
        try stage.kitchen.waiting.isSpinning = true
        stage.turn()
        try stage.kitchen.waiting.isHidden = true
        stage.turn()
        XCTAssertEqual(stage.clock.pending, [])
    }
}
