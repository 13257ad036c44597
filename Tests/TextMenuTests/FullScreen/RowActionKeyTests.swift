import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The actions on a row, and the keys that move it.
@MainActor
final class RowActionKeyTests: XCTestCase {
    private let list = List("Dishes", ["phở", "bún", "chè"], id: \.self) { $0 }
    private var done: [String] = []

    override func setUp() async throws {
        list.actions = [
            RowAction("Delete", key: "d", available: { $0 != "bún" }, self) {
                [unowned self] _, dish in
                list.items.removeAll { $0 == dish }
            },
            RowAction("Share", self) { $0.done.append($1) },
        ]
    }

    func testAKeyShowsTheActionsUnderTheRow() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(.text("a"))
        XCTAssertNotNil(stage.line(with: "   ›│1 Delete  d"))
        XCTAssertNotNil(stage.line(with: "    │2 Share"))
        XCTAssertNil(stage.markedLine)
        XCTAssertNotNil(stage.line(with: "esc close"))
        stage.press(.down, .enter)
        XCTAssertEqual(done, ["phở"])
        XCTAssertNil(stage.line(with: "Share"))
        stage.expectTrue()
    }

    func testTheMenuTakesTheNumbersFromTheButtons() async throws {
        let leave = Button("Leave")
        var taps = 0
        let token = leave.tapPublisher.bind { taps += 1 }
        let stage = try Stage(FixedCoordinator([list, leave]))
        stage.press(.text("a"))
        XCTAssertNil(stage.line(with: " 1 Leave"))
        stage.press("9", "1", "1")
        XCTAssertEqual(list.items.count, 2)
        XCTAssertEqual(taps, 1)
        token.cancel()
    }

    func testADigitChoosesAnActionAndEscClosesTheMenu() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(.text("a"), .escape, .text("2"))
        XCTAssertEqual(done, [])
        stage.press(.text("a"), .text("2"))
        XCTAssertEqual(done, ["phở"])
    }

    func testTheKeyOfAnActionDoesItAtOnce() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        XCTAssertNotNil(stage.line(with: "⏎ choose  d Delete  a actions"))
        stage.press(.text("d"))
        XCTAssertEqual(list.items, ["bún", "chè"])
        XCTAssertEqual(stage.markedLine, "bún")
    }

    func testAKeyDoesNothingToARowThatCameAfterTheLastFrame() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        list.items = ["chè", "bún"]
        stage.pressAtOnce(["d"])
        XCTAssertEqual(list.items, ["chè", "bún"])
        stage.press("d")
        XCTAssertEqual(list.items, ["bún"])
    }

    func testAKeyTypedAtOnceMeansTheRowThatTheUserHasMovedTo() async throws {
        list.items = ["cơm", "phở", "chè", "xôi"]
        list.marked = 0
        let stage = try Stage(FixedCoordinator([list]))
        stage.pressAtOnce([.down, "d", "d", "d"])
        XCTAssertEqual(list.items, ["cơm", "chè", "xôi"])
        stage.pressAtOnce(["/", "x", .enter, "d"])
        XCTAssertEqual(list.items, ["cơm", "chè"])
        list.items.removeLast()
        stage.pressAtOnce([.up, "d"])
        XCTAssertEqual(list.items, ["cơm"])
    }

    func testAnActionThatIsNotAvailableDoesNothing() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(.down, .text("d"), .text("a"), .enter)
        XCTAssertEqual(list.items.count, 3)
        XCTAssertNil(stage.line(with: "d Delete"))
        XCTAssertNotNil(stage.line(with: "1 Delete  d"))
    }

    func testAKeyThatHasACommandIsNotShown() async throws {
        list.actions = [RowAction("Delete", key: "j", self) { $0.done.append($1) }]
        let stage = try Stage(FixedCoordinator([list]))
        XCTAssertNil(stage.line(with: "Delete"))
        stage.press("j")
        XCTAssertEqual(done, [])
    }

    func testAKeyWithControlWorksBesideAText() async throws {
        list.actions = [RowAction("Keep", key: .control("t"), self) { $0.done.append($1) }]
        let stage = try Stage(FixedCoordinator([list, TextField("Name")]))
        XCTAssertNotNil(stage.line(with: "^T Keep"), stage.account)
        stage.press(.control("t"), "/", "h", .control("t"), .enter, .tab, .control("t"))
        XCTAssertEqual(done, ["phở", "phở"])
        stage.press(.up, .function(2))
        XCTAssertNotNil(stage.line(with: "›│Keep  ^T"), stage.account)
    }

    func testAKeyWhoseCommandAListDoesNotHaveDoesItsAction() async throws {
        let list = List("Dishes", ["phở"])
        var done: [KeyEquivalent] = []
        let keys: [KeyEquivalent] = ["s", "+", "h"]
        list.actions = keys.map { key in
            RowAction("Do \(key)", key: key, self) { _, _ in done.append(key) }
        }
        let stage = try Stage(FixedCoordinator([list]), columns: 80)
        XCTAssertNotNil(stage.line(with: "s Do s  + Do +  h Do h"), stage.account)
        stage.press("s", "+", "h", "a")
        XCTAssertEqual(done, ["s", "+", "h"])
        XCTAssertNotNil(stage.line(with: "1 Do s  s"), stage.account)
        let table = Table<String>("Table", ["a"], columns: [Column("A", sortedBy: { $0 }) { $0 }])
        table.actions = [RowAction("Share", key: "s", self) { _, _ in done = [] }]
        let other = try Stage(FixedCoordinator([table]))
        XCTAssertNil(other.line(with: "s Share"))
        other.press("s")
        XCTAssertEqual(done.count, 3)
    }

    func testOnlyActionsThatAreBuiltInAreTranslated() async throws {
        let list = List("Món", ["phở", "bún"])
        list.isReorderable = true
        list.actions = [RowAction("close", self) { _, _ in }]
        let talk = try PlainTalk([list], "1.1.?", "q")
        await talk.run(in: .vietnamese)
        XCTAssertTrue(talk.written.contains("1 close, 2 "), talk.written)
        XCTAssertFalse(talk.written.contains("Move up"), talk.written)
        let stage = try Stage(FixedCoordinator([list]), wording: .vietnamese)
        stage.press("a")
        XCTAssertNotNil(stage.line(with: "1 close"), stage.account)
        XCTAssertNil(stage.line(with: "Move up"), stage.account)
    }

    func testKeysMoveARowWithinItsSection() async throws {
        let drinks = List("Drinks", ["a1", "a2", "b1"], section: { "\($0.prefix(1))" }) { $0 }
        drinks.isReorderable = true
        var moves: [RowMove] = []
        let token = drinks.movePublisher.bind { moves.append($0) }
        let stage = try Stage(FixedCoordinator([drinks]))
        drinks.choose(at: 0)
        stage.press(.text("J"), .text("J"))
        XCTAssertEqual(drinks.items, ["a2", "a1", "b1"])
        XCTAssertEqual(stage.markedLine, "a1")
        XCTAssertEqual(drinks.chosenIndex, 1)
        stage.press(.text("K"))
        XCTAssertEqual(moves.map(\.from), [0, 1])
        XCTAssertEqual(moves.map(\.to), [1, 0])
        token.cancel()
    }

    func testARowThatCannotBeMovedStays() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(.text("J"))
        XCTAssertEqual(list.items, ["phở", "bún", "chè"])
        list.isReorderable = true
        list.filter = "ph"
        stage.press(.text("J"))
        XCTAssertEqual(list.items, ["phở", "bún", "chè"])
    }

    func testRowsWithoutASectionStandApart() async throws {
        let rows = List("Rows", Array(0...99), section: { $0 % 3 == 0 ? "" : "Section \($0 / 3)" })
        {
            "row \($0)"
        }
        let stage = try Stage(FixedCoordinator([rows]), rows: 16)
        for marked in [0, 1, 3, 50, 51, 99] {
            rows.marked = marked
            stage.turn()
            XCTAssertEqual(stage.markedLine, "row \(marked)")
            XCTAssertNil(stage.line(with: "─ ↓ ─"), stage.account)
            XCTAssertNil(stage.line(with: "─ ↑ ─"), stage.account)
        }
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        let last = try XCTUnwrap(lines.firstIndex { $0.contains("row 99") })
        XCTAssertEqual(lines[last - 1], "")
        stage.expectTrue()
    }

    func testTheHeadingsOfSectionsAreDrawnAboveTheirRows() async throws {
        let rows = List("Rows", Array(1...100), section: { "Tens of \($0 / 10)" }) { "row \($0)" }
        let stage = try Stage(FixedCoordinator([rows]), rows: 16)
        stage.press(Array(repeating: .down, count: 20))
        let shown = stage.glass.text.split(separator: "\n").dropFirst(2).prefix(12)
        XCTAssertEqual(stage.markedLine, "row 21")
        XCTAssertTrue(shown.contains("   Tens of 2"), stage.glass.text)
        XCTAssertNotNil(stage.line(with: "↑↓  21 of 100"))
        rows.filter = "4"
        stage.turn()
        XCTAssertNil(stage.line(with: "Tens of 2\n"))
        XCTAssertNotNil(stage.line(with: "Tens of 0"))
        stage.expectTrue()
    }
}
