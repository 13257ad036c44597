import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineText
import XCTest

/// A table on the full screen.
@MainActor
final class TableScreenTests: XCTestCase {
    private func stage(
        _ table: Table<Order>, columns: Int = 50, rows: Int = 20, isUnicode: Bool = true
    ) throws -> Stage {
        try Stage(FixedCoordinator([table]), columns: columns, rows: rows, isUnicode: isUnicode)
    }

    private func lines(_ stage: Stage, from text: String) -> [String] {
        let lines = stage.glass.text.split(separator: "\n").map(String.init)
        return Array(lines.drop { !$0.contains(text) }.prefix(5))
    }

    func testColumnsAreAlignedAndWideCharactersCountTwice() async throws {
        let stage = try stage(Order.table())
        XCTAssertEqual(
            lines(stage, from: "Number"),
            [
                "   Number  Customer             City         Total",
                "›  1041    An Nguyễn            Huế      1250000 ₫",
                "   1042    田中さくら           Huế        80000 ₫",
                "   1043    Bình                 Huế        80000 ₫",
                "   9       Zoë                  Đà Nẵng     5000 ₫",
            ])
        stage.expectTrue()
    }

    func testAnEmptyRowStandsAboveTheHeadingWithoutAName() async throws {
        let table = Table("", [1], columns: [Column("Number", sortedBy: \.self) { "\($0)" }])
        let stage = try Stage(FixedCoordinator([Button("Go"), Label("Total"), table]))
        let text = "   Total\n\n   Number\n   1"
        XCTAssertTrue(stage.glass.text.contains(text), stage.account)
        try stage.click("Number")
        XCTAssertEqual(table.order, RowOrder("Number"))
        stage.type("/")
        stage.expectTrue()
    }

    func testALongTextIsCutAndKeepsItsColumn() async throws {
        let orders = [Order(id: 1, customer: "Công ty Trách nhiệm hữu hạn An Bình", total: 7)]
        let stage = try stage(Order.table(orders), columns: 44)
        XCTAssertNotNil(
            stage.line(with: "›  1       Công ty Trách nhi…  Huế       7 ₫"), stage.account)
    }

    func testTheSignShowsTheOrder() async throws {
        for (isUnicode, signs) in [(true, ["▲", "▼"]), (false, ["^", "v"])] {
            let stage = try stage(Order.table(), isUnicode: isUnicode)
            stage.press("s", "2")
            XCTAssertNotNil(stage.line(with: "City       \(signs[0]) Total"), stage.account)
            XCTAssertNotNil(stage.line(with: isUnicode ? "›  1041" : ">  1041"))
            stage.press("s", .enter)
            XCTAssertNotNil(stage.line(with: "City       \(signs[1]) Total"), stage.account)
            stage.press("s", .home, .enter)
            XCTAssertNotNil(stage.line(with: "Customer \(signs[0]) "), stage.account)
            stage.expectTrue()
        }
    }

    func testTheMenuOfColumnsIsClosedByEscape() async throws {
        let table = Order.table()
        let stage = try stage(table)
        stage.press("s")
        XCTAssertNotNil(stage.line(with: "›│1 Customer"))
        XCTAssertNil(stage.markedLine)
        XCTAssertNotNil(stage.line(with: "2 Total"))
        XCTAssertNotNil(stage.line(with: "esc close"))
        stage.press(.down, .escape)
        XCTAssertNil(stage.line(with: "2 Total"))
        XCTAssertNil(table.order)
        XCTAssertNotNil(stage.line(with: "s sort"))
        stage.expectTrue()
    }

    func testAClickOnATitleSorts() async throws {
        let table = Order.table()
        let stage = try stage(table)
        try stage.click("Total")
        XCTAssertEqual(table.order, RowOrder("Total"))
        try stage.click("Total")
        XCTAssertEqual(table.order, RowOrder("Total", isDescending: true))
        try stage.click("City")
        try stage.click("Number")
        XCTAssertEqual(table.order, RowOrder("Total", isDescending: true))
        stage.press("s")
        try stage.click("1 Customer")
        XCTAssertEqual(table.order, RowOrder("Customer"))
        try stage.click("Bình")
        XCTAssertEqual(table.chosenIndex, 1)
        stage.expectTrue()
    }

    func testFittedColumnsTakeTheRoomThatIsLeft() async throws {
        let title = String(repeating: "a", count: 60)
        for columns in [
            [Column<String>("Title") { $0 }, Column("Year") { _ in "2026" }],
            [Column<String>("Title") { $0 }],
        ] {
            let stage = try Stage(
                FixedCoordinator([Table("Books", [title], columns: columns)]), columns: 80)
            XCTAssertNotNil(stage.line(with: title), stage.account)
        }
    }

    func testTwoLongFittedColumnsShareTheRoom() async throws {
        for other in [38, 60] {
            let texts = (String(repeating: "a", count: 60), String(repeating: "b", count: other))
            let columns = [
                Column<Int>("Title") { _ in texts.0 }, Column("Note") { _ in texts.1 },
            ]
            let stage = try Stage(
                FixedCoordinator([Table("Books", [1], columns: columns)]), columns: 80)
            XCTAssertEqual(
                stage.line(with: "aa"),
                "›  " + texts.0.truncated(toColumns: 38) + "  "
                    + texts.1.truncated(toColumns: 37), stage.account)
        }
    }

    func testAFlexibleColumnTakesWhatAFittedOneLeaves() async throws {
        let (title, note) = (String(repeating: "a", count: 50), String(repeating: "b", count: 40))
        let columns = [
            Column<String>("Title") { $0 }, Column("Note", width: .flexible) { _ in note },
        ]
        let stage = try Stage(
            FixedCoordinator([Table("Books", [title], columns: columns)]), columns: 80)
        let line = try XCTUnwrap(stage.line(with: title))
        XCTAssertEqual(line, "›  " + title + "  " + note.prefix(24) + "…")
    }

    func testAColumnCanBeWiderThanAnyTerminal() async throws {
        let columns = [
            Column<String>("A", width: .fixed(.max)) { $0 },
            Column("B", width: .fixed(.max)) { $0 },
            Column("C", width: .fixed(.min)) { $0 },
        ]
        let stage = try Stage(
            FixedCoordinator([Table("Rows", ["a"], columns: columns)]), columns: 160)
        XCTAssertNotNil(stage.line(with: "›  a"))
        XCTAssertNotNil(stage.line(with: "   B: a, C: a"))
    }

    func testATitleThatIsAWordOfTheFrontEndIsNotTranslated() async throws {
        let columns = [Column<String>("Close", sortedBy: \.self) { $0 }]
        let table = Table("Rows", ["a"], columns: columns)
        table.actions = [RowAction("Back", self) { _, _ in }]
        table.isReorderable = true
        let words = Wording(["Close": "Đóng", "Back": "Trở lại", "Move up": "Lên"])
        let screen = FullScreen(
            try Navigator(FixedCoordinator([table])), name: "Shop", wording: { words })
        screen.type("s")
        XCTAssertTrue(screen.text.contains("›│1 Close"), screen.text)
        screen.type("\u{1B}")
        screen.type("a")
        XCTAssertTrue(screen.text.contains("›│1 Back"), screen.text)
        XCTAssertTrue(screen.text.contains("2 Lên"), screen.text)
    }

    func testATableThatNeedsMoreThanAPageWidensThePage() async throws {
        let long = String(repeating: "Công ty ", count: 12)
        for customer in ["An", long] {
            let orders = [Order(id: 1, customer: customer, total: 7)]
            let stage = try stage(Order.table(orders), columns: 160)
            let line = try XCTUnwrap(stage.line(with: "›  1"))
            XCTAssertFalse(line.contains("…"))
            stage.expectTrue()
        }
    }

    func testRowActionsAndPositionsAreThoseOfAList() async throws {
        let table = Order.table((1...100).map { Order(id: $0, customer: "An", total: $0) })
        var done: [Int] = []
        table.actions = [RowAction("Ship", key: "x", self) { done.append($1.id) }]
        table.order = RowOrder("Total", isDescending: true)
        let stage = try stage(table)
        stage.press(.home, "x", "a", "1")
        XCTAssertEqual(done, [100, 100])
        XCTAssertNotNil(stage.line(with: "1 of 100"))
        stage.expectTrue()
    }

    func testTheCostOfAKeyDoesNotGrowWithTheRows() async throws {
        var asked = 0
        for count in [100, 100_000] {
            let columns = ["A", "B"].map { title in
                Column<Int>(title, sortedBy: { count - $0 }) { number in
                    asked += 1
                    return "\(title) \(number)"
                }
            }
            let table = Table("Rows", Array(1...count), id: \.self, columns: columns)
            table.order = RowOrder("A")
            let stage = try Stage(FixedCoordinator([table]), rows: 14)
            asked = 0
            stage.press(.end, .up, .pageUp, .home, .down, .enter, "s", .down, .escape)
            XCTAssertLessThan(asked, 400, "\(count) rows")
            stage.expectTrue()
        }
    }

    func testItIsSortedOnceForEachChange() async throws {
        var asked = 0
        let column = Column<Int>(
            "A",
            sortedBy: {
                asked += 1; return -$0
            }, text: { "\($0)" })
        let table = Table("Rows", Array(1...1_000), id: \.self, columns: [column])
        let stage = try Stage(FixedCoordinator([table]), rows: 14)
        stage.press("s", "1")
        XCTAssertEqual(asked, 1_000)
        stage.press(.down, .end, .text("/"), .text("9"), .enter, .escape, .enter)
        XCTAssertEqual(asked, 1_000)
    }

    func testAKeyInATableWritesFewBytes() async throws {
        let stage = try stage(Order.table())
        for key in [Key.down, .down, .up] {
            stage.press(key)
            XCTAssertLessThanOrEqual(stage.byteCount, 48)
        }
    }

    func testTheHitsOfAFilterAreMarkedInAllColumns() async throws {
        let stage = try stage(Order.table())
        stage.type("/h")
        XCTAssertEqual(stage.text(in: .match), "HHhH")
    }
}
