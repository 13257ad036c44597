import Binding
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineText
import XCTest

@MainActor
final class FramedSectionTests: XCTestCase {
    private let size = Choice("Size", ["small", "large"])
    private let note = TextField("Note")
    private let order = Button("Order")
    private lazy var drink = Section("Your drink", hasFrame: true, [size, note])

    private func stage(isUnicode: Bool = true) throws -> Stage {
        try Stage(FixedCoordinator([drink, order]), columns: 44, rows: 14, isUnicode: isUnicode)
    }

    private func body(_ stage: Stage) -> String {
        stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(2).prefix(8).joined(separator: "\n")
    }

    private func boxed(_ text: String) -> String { " │" + text.padded(toColumns: 40) + "│" }

    func testABoxStandsAroundItsControls() async throws {
        note.text = "a text that is much too long for this small box"
        XCTAssertEqual(
            body(try stage()),
            [
                "", "", " ┌─ Your drink " + String(repeating: "─", count: 27) + "┐",
                boxed("›  Size  small ▾"), boxed("   Note  a text that is much too long f"),
                " └" + String(repeating: "─", count: 40) + "┘", "", "   Order",
            ].joined(separator: "\n"))
    }

    func testWithoutUnicodeTheBoxIsASCII() async throws {
        let stage = try stage(isUnicode: false)
        XCTAssertNotNil(
            stage.line(with: " +- Your drink ---------------------------+"), stage.account)
        XCTAssertNotNil(stage.line(with: " |>  Size  small v                        |"))
        XCTAssertNotNil(stage.line(with: " +----------------------------------------+"))
    }

    func testAChangeOfOneControlIsASmallPatch() async throws {
        let stage = try stage()
        size.choose(at: 1)
        stage.turn()
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
        XCTAssertNotNil(stage.line(with: boxed("›  Size  large ▾")))
        stage.expectTrue()
    }

    func testTheCursorStandsInTheText() async throws {
        let stage = try stage()
        stage.press(.down, "a", "ệ")
        XCTAssertEqual(stage.front?.frame.cursor, .init(row: 6, column: 13))
        stage.expectTrue()
        for columns in [100, 41] {
            stage.resize(columns: columns, rows: 14)
            stage.expectTrue()
        }
        stage.resize(columns: 28, rows: 14)
        stage.expectTrue()
    }

    func testAClickInABoxIsMeantForItsControl() async throws {
        note.text = "abc"
        for columns in [44, 100] {
            let stage = try Stage(FixedCoordinator([drink, order]), columns: columns, rows: 14)
            let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
            let row = try XCTUnwrap(lines.firstIndex { $0.contains("Note") })
            let line = Array(lines[row])
            let column = try XCTUnwrap(line.firstIndex(of: "b"))
            stage.press(.mouse(Key.MouseEvent(.press, row: row, column: column)), "X", .backspace)
            XCTAssertEqual(note.editing.textBeforeCursor, "a")
        }
    }

    func testABoxCanStandInAnother() async throws {
        let inner = Section("", hasFrame: true, [note])
        let outer = Section("All", hasFrame: true, [Section("Milk", [size]), inner])
        let stage = try Stage(FixedCoordinator([outer]), columns: 30, rows: 16)
        XCTAssertNotNil(stage.line(with: " │┌────────────────────────┐│"), stage.account)
        XCTAssertNotNil(stage.line(with: " ││   Note                 ││"))
        XCTAssertNotNil(stage.line(with: " │   Milk                   │"))
        note.text = "👨‍👩‍👧 gia đình"
        stage.turn()
        stage.expectTrue()
    }

    func testABoxWithNothingInItIsNotDrawn() async throws {
        (size.isHidden, note.isHidden) = (true, true)
        XCTAssertNil(try stage().line(with: "┌"))
    }

    func testPlainLinesSayOnlyTheHeading() async throws {
        let talk = try PlainTalk([drink], "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("Your drink\n  1. Size, choice: small"), talk.written)
    }
}
