import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The keys and clicks that select several rows.
@MainActor
final class SelectionKeyTests: XCTestCase {
    private let list = List("Letters", ["ash", "box", "cup"], id: \.self, selects: .several) { $0 }
    private var done: [[String]] = []
    private var opened: [String] = []

    override func setUp() async throws {
        list.actions = [
            RowAction(forSelected: "Archive", key: "e", self) { $0.done.append($1) },
            RowAction("Reply", self) { $0.done.append([$1]) },
        ]
    }

    func testSpaceSelectsTheMarkedRowAndTheTitleCounts() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        XCTAssertNotNil(stage.line(with: "›  ○ ash"), stage.account)
        stage.press(" ", .down, .down, " ")
        XCTAssertEqual(list.selectedItems, ["ash", "cup"])
        XCTAssertNotNil(stage.line(with: "   Letters · 2 selected"), stage.account)
        XCTAssertNotNil(stage.line(with: "   ◉ ash"))
        stage.press(" ")
        XCTAssertNotNil(stage.line(with: "›  ○ cup"))
        stage.expectTrue()
    }

    func testAStarSelectsAllRowsOrNone() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("*")
        XCTAssertEqual(list.selectedCount, 3)
        stage.press("*")
        XCTAssertEqual(list.selectedCount, 0)
        XCTAssertNil(stage.line(with: "selected"))
    }

    func testAKeyActsOnTheSelectedRowsOrElseOnTheMarkedOne() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("e", " ", .down, " ", .down, "e")
        XCTAssertEqual(done, [["ash"], ["ash", "box"]])
        stage.press("a")
        XCTAssertNotNil(stage.line(with: "›│1 Archive  e"), stage.account)
        stage.press("2", "1")
        XCTAssertEqual(done.count, 3)
        stage.expectTrue()
    }

    func testAKeyForSelectedRowsThatAreGoneDoesNothing() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(" ", .down, .down)
        list.items = ["box", "cup"]
        stage.press("e")
        XCTAssertEqual(done, [])
        stage.press("e")
        XCTAssertEqual(done, [["cup"]])
    }

    func testEscapeClearsTheFilterThenTheSelectionThenGoesBack() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(" ", "/", "b", .enter, " ", .escape)
        XCTAssertEqual(list.selectedItems, ["ash", "box"])
        XCTAssertNotNil(stage.line(with: "esc clear"), stage.account)
        stage.press(.escape)
        XCTAssertEqual(list.selectedItems, [])
        XCTAssertNil(stage.line(with: "esc clear"))
    }

    func testEnterAndAClickBesideTheSignStillOpenARow() async throws {
        let token = list.chosenPublisher.bind { [unowned self] in opened.append($0) }
        let stage = try Stage(FixedCoordinator([list]))
        stage.press(" ", .down, .enter)
        try stage.click("cup")
        XCTAssertEqual(opened, ["box", "cup"])
        XCTAssertEqual(list.selectedItems, ["ash"])
        token.cancel()
    }

    func testAClickOnTheSignSelectsTheRow() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        try stage.click("○ cup")
        XCTAssertEqual(list.selectedItems, ["cup"])
        XCTAssertEqual(stage.markedLine, "◉ cup")
        try stage.click("◉ cup")
        XCTAssertEqual(list.selectedItems, [])
        stage.expectTrue()
    }

    func testTheCountStandsAboveAListWithoutAName() async throws {
        list.label = ""
        let stage = try Stage(FixedCoordinator([list]), isUnicode: false)
        let row = stage.row(of: "[ ] ash")
        stage.press(" ")
        XCTAssertNotNil(stage.line(with: "   1 selected"), stage.account)
        XCTAssertEqual(stage.row(of: "[x] ash"), row)
        stage.expectTrue()
    }

    func testBesideATextAFunctionKeySelectsAll() async throws {
        let stage = try Stage(FixedCoordinator([list, TextField("Name")]))
        stage.press("*")
        XCTAssertEqual(list.selectedCount, 0)
        stage.press(.function(10), .down, " ")
        XCTAssertEqual(list.selectedItems, ["ash", "cup"])
    }

    func testAMenuClosesWhenOthersAreSelected() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("a")
        list.selectAll()
        stage.turn()
        stage.press("1")
        XCTAssertEqual(done, [])
        stage.expectTrue()
    }

    func testThePaletteFindsTheActionsOnTheSelectedRows() async throws {
        let stage = try Stage(FixedCoordinator([list]))
        stage.press("*", .control("o"))
        stage.type("arch selected")
        XCTAssertNotNil(stage.line(with: "Archive, 3 selected"), stage.account)
        stage.press(.enter)
        XCTAssertEqual(done, [["ash", "box", "cup"]])
    }

    func testATableHasTheSameKeysAndSignsBeforeItsColumns() async throws {
        let table = Table(
            "Words", ["ash", "box"], id: \.self, selects: .several,
            columns: [Column("Word", sortedBy: \.self) { $0 }, Column("Size") { "\($0.count)" }])
        let stage = try Stage(FixedCoordinator([table]))
        stage.press(.down, " ")
        XCTAssertNotNil(stage.line(with: "     Word    Size"), stage.account)
        XCTAssertNotNil(stage.line(with: "›  ◉ box     3"), stage.account)
        try stage.click("Word ")
        XCTAssertEqual(table.order, RowOrder("Word"))
        try stage.click("○ ash")
        XCTAssertEqual(table.selectedItems, ["ash", "box"])
        stage.expectTrue()
    }
}

extension Stage {
    /// The number of the row that shows `text`.
    fileprivate func row(of text: String) -> Int? {
        glass.text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(text) }
    }
}
