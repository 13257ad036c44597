import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The help, and the keys in it.
@MainActor
final class HelpPageTests: XCTestCase {
    private func stage(columns: Int = 64) throws -> Stage {
        let stage = try Stage(Menu(), columns: columns, rows: 12)
        stage.press("?")
        return stage
    }

    func testOnANarrowScreenNothingIsCut() async throws {
        let stage = try stage(columns: 40)
        for _ in 0..<80 {
            XCTAssertFalse(stage.glass.text.contains("…"), stage.account)
            stage.press(.down)
        }
        XCTAssertNotNil(stage.line(with: "show a password"))
        stage.expectTrue()
    }

    func testTheKeysOfPagesAndEndsScrollIt() async throws {
        let stage = try stage()
        let first = stage.glass.text
        stage.press(.end)
        XCTAssertNotNil(stage.line(with: "show a password"))
        stage.press(.pageUp)
        XCTAssertNil(stage.line(with: "show a password"))
        stage.pressAtOnce([.end, .down, .home])
        XCTAssertEqual(stage.glass.text, first)
        stage.press(.pageDown, .pageDown, .pageDown, .pageDown, .escape)
        XCTAssertEqual(stage.markedLine, "1  Item 1")
        stage.expectTrue()
    }

    func testItBeginsWithTheKeysOfTheControl() async throws {
        let list = List("Dishes", ["phở"])
        list.actions = [
            RowAction("Delete", key: "d", self) { _, _ in }, RowAction("Share", self) { _, _ in },
        ]
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("?")
        let lines = stage.glass.text.split(separator: "\n").dropFirst(2).prefix(6)
        XCTAssertEqual(
            lines.map { $0.split(separator: " ").joined(separator: " ") },
            [
                "Dishes", "⏎ choose", "d Delete", "a actions",
                "/ filter", "↑↓ ^P k ^N j move the marker",
            ], stage.account)
        stage.expectTrue()
    }

    func testTheCursorOfItsFilterStaysWhileAControlChanges() async throws {
        let label = Label("Loading")
        let stage = try Stage(FixedCoordinator([Button("Order"), label]))
        stage.press(.function(1), "/")
        XCTAssertTrue(stage.glass.isCursorSeen)
        label.text = "Loaded"
        stage.turn()
        XCTAssertTrue(stage.glass.isCursorSeen)
        stage.expectTrue()
    }

    func testKeysThatDoNothingOnThePageStandUnderElsewhere() async throws {
        let stage = try Stage(FixedCoordinator([TextField("Name")]), rows: 60)
        stage.press(.function(1))
        let parts = stage.glass.text.split(separator: "Elsewhere")
        for action in ["other tabs", "filter a list", "sort a table", "move a row", "1 2 3"] {
            XCTAssertEqual(parts.map { $0.contains(action) }, [false, true], action)
        }
        for action in ["move by a word", "copy", "redraw the screen"] {
            XCTAssertEqual(parts.map { $0.contains(action) }, [true, false], action)
        }
    }

    func testALetterDoesNothingAndEnterEscapeAndTheKeyOfTheHelpLeaveIt() async throws {
        let name = TextField("Name")
        let stage = try Stage(FixedCoordinator([name]))
        for key in [Key.enter, .escape, .function(1)] {
            stage.press(.function(1), "v", "é", .function(3))
            XCTAssertNil(stage.markedLine, stage.account)
            stage.press(key)
            XCTAssertEqual(stage.markedLine, "Name")
        }
        XCTAssertEqual(name.text, "")
        stage.expectTrue()
    }

    func testItBeginsAtItsStartOnAPageThatIsScrolled() async throws {
        let stage = try Stage(Menu(), rows: 8)
        stage.press(.pageDown, "?")
        XCTAssertNotNil(stage.line(with: "   Item 1"), stage.account)
        XCTAssertNil(stage.line(with: "─ ↑ ─"))
    }

    func testASlashFiltersTheKeysOfAllSectionsAndMarksThem() async throws {
        let stage = try stage()
        stage.press("/")
        stage.type("filt")
        XCTAssertTrue(stage.line(with: "   / filt  1 of ") != nil, stage.account)
        XCTAssertNotNil(stage.line(with: "filter a list"))
        XCTAssertNil(stage.line(with: "redraw"))
        XCTAssertEqual(stage.text(in: .match), "filt")
        stage.expectTrue()
    }

    func testItFindsAKeyByItsNameAndAnActionByItsLettersInOrder() async throws {
        let stage = try stage()
        stage.press("/")
        stage.type("^L")
        XCTAssertNotNil(stage.line(with: "redraw the screen"))
        stage.press(.control("u"))
        stage.type("rdscrn")
        XCTAssertNotNil(stage.line(with: "redraw the screen"), stage.account)
    }

    func testEnterKeepsTheFilterAndEscapeRemovesItAndThenTheHelp() async throws {
        let stage = try stage()
        stage.press("/")
        stage.type("q")
        XCTAssertFalse(stage.hasQuit)
        stage.press(.enter)
        XCTAssertNil(stage.front?.frame.cursor)
        XCTAssertNil(stage.line(with: "move the marker"))
        stage.press(.escape)
        XCTAssertNotNil(stage.line(with: "move the marker"))
        stage.press(.escape)
        XCTAssertEqual(stage.markedLine, "1  Item 1")
    }

    func testOnAPageWithATextASlashFiltersItToo() async throws {
        let name = TextField("Name")
        let stage = try Stage(FixedCoordinator([name]))
        stage.press(.function(1), "/")
        stage.type("by a word")
        XCTAssertEqual(stage.text(in: .match), "by a word")
        XCTAssertEqual(name.text, "")
    }

    func testAKeyThatScrollsEndsTypingTheFilter() async throws {
        let stage = try stage()
        stage.press("/")
        stage.type("e")
        stage.press(.down, "q")
        XCTAssertTrue(stage.hasQuit)
    }
}
