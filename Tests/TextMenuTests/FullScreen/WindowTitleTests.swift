import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineRouting
import WaylineText
import XCTest

/// The title of the terminal's window.
@MainActor
final class WindowTitleTests: XCTestCase {
    func testItNamesTheAppAndTheScreen() async throws {
        let stage = try letter("From An")
        XCTAssertEqual(stage.glass.title, "Wayline – From An")
        stage.press(.escape)
        XCTAssertEqual(stage.glass.title, "Wayline – Letters")
        stage.expectTrue()
    }

    func testAScreenWithoutATitleLeavesTheNameOfTheApp() async throws {
        XCTAssertEqual(try letter("").glass.title, "Wayline")
        XCTAssertEqual(try letter("Wayline").glass.title, "Wayline")
    }

    func testItIsPrintableAndNotTooLong() async throws {
        XCTAssertEqual(try letter("a\u{1B}\\\u{7}\u{9C}b").glass.title, "Wayline – a␛\\␇‹U+009C›b")
        let long = try letter(String(repeating: "日", count: 10_000)).glass.title
        XCTAssertEqual(long.columns, 79)
        XCTAssertTrue(long.hasSuffix("日…"))
        let marks = "e" + String(repeating: "\u{301}", count: 100_000)
        XCTAssertLessThanOrEqual(try letter(marks).glass.title.utf8.count, 1_000)
    }

    func testWithoutUnicodeItIsASCII() async throws {
        XCTAssertEqual(try letter("Phở", isUnicode: false).glass.title, "Wayline - Ph?")
    }

    func testItIsWrittenOnlyWhenItChanges() async throws {
        let stage = try Stage(Menu())
        stage.press(.down)
        let count = stage.byteCount
        XCTAssertEqual(stage.glass.title, "Wayline – Menu")
        XCTAssertLessThanOrEqual(count, 48)
    }

    func testItIsWrittenAgainAfterAnotherProgram() async throws {
        let stage = try Stage(Menu())
        stage.resize(columns: 70, rows: 20)
        XCTAssertEqual(stage.glass.title, "Wayline – Menu")
    }

    /// A full screen that shows a letter with this title.
    private func letter(_ title: String, isUnicode: Bool = true) throws -> Stage {
        let post = PostCoordinator()
        let stage = try Stage(post, isUnicode: isUnicode)
        stage.navigator.go(.push("letter"))
        post.letter.title.value = title
        stage.turn()
        return stage
    }
}
