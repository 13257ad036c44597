import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Rows of a table whose columns do not all fit beside each other.
@MainActor
final class TwoLineRowTests: XCTestCase {
    private let table = Table(
        "Orders", Order.four,
        columns: [
            Column("") { $0.total > 100_000 ? "★" : "" },
            Column("Customer", width: .flexible, sortedBy: \.customer) { $0.customer }.namingRow(),
            Column("City") { $0.city },
            Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total) ₫" },
        ])

    private func stage(columns: Int, rows: Int = 20) throws -> Stage {
        try Stage(FixedCoordinator([table]), columns: columns, rows: rows)
    }

    private func lines(_ stage: Stage, from text: String, _ count: Int) -> [String] {
        let lines = stage.glass.text.split(separator: "\n").map(String.init)
        return Array(lines.drop { !$0.contains(text) }.prefix(count))
    }

    func testWithRoomForAllColumnsARowIsALine() async throws {
        let stage = try stage(columns: 48)
        XCTAssertEqual(
            lines(stage, from: "Customer", 3),
            [
                "      Customer                City         Total",
                "›  ★  An Nguyễn               Huế      1250000 ₫",
                "      田中さくら              Huế        80000 ₫",
            ])
    }

    func testTheNameAndTheFirstOthersStandInTheFirstLine() async throws {
        let stage = try stage(columns: 32)
        XCTAssertEqual(
            lines(stage, from: "Customer", 5),
            [
                "      Customer           City",
                "›  ★  An Nguyễn          Huế",
                "      Total: 1250000 ₫",
                "      田中さくら         Huế",
                "      Total: 80000 ₫",
            ])
        stage.expectTrue()
    }

    func testTheMarkerMovesByRowsAndAClickInASecondLineIsInItsRow() async throws {
        let stage = try stage(columns: 32)
        stage.press(.down, .down)
        XCTAssertEqual(stage.markedLine, "   Bình               Huế")
        try stage.click(" 5000")
        XCTAssertEqual(table.chosenIndex, 3)
        XCTAssertEqual(table.marked, 3)
        stage.expectTrue()
    }

    func testAColumnInTheSecondLineSortsByItsKey() async throws {
        let stage = try stage(columns: 32)
        stage.press("s", "2")
        XCTAssertEqual(table.order, RowOrder("Total"))
        XCTAssertEqual(lines(stage, from: "Zoë", 2).last, "      Total: 5000 ₫")
        try stage.click("Customer")
        XCTAssertEqual(table.order, RowOrder("Customer"))
        stage.expectTrue()
    }

    func testRowsOfTwoLinesScrollWithTheMarker() async throws {
        table.items = (1...50).map { Order(id: $0, customer: "No \($0)", total: $0) }
        let stage = try stage(columns: 20, rows: 12)
        for (keys, row) in [([Key.end], "No 50"), ([.home], "No 1"), ([.pageDown], "No 11")] {
            stage.press(keys)
            XCTAssertEqual(stage.markedLine?.contains(row), true, stage.account)
            stage.expectTrue()
        }
        stage.press(.mouse(Key.MouseEvent(.wheelDown, row: 6, column: 4)))
        XCTAssertGreaterThan(table.marked, 10)
        stage.expectTrue()
    }

    func testASecondLineThatIsCutStandsBelowTheRows() async throws {
        table.items = [Order(id: 1, customer: "An", total: 5_000, city: "Thành phố Hồ Chí Minh")]
        let stage = try stage(columns: 28)
        XCTAssertNotNil(stage.line(with: "   City: Thành phố Hồ Chí"), stage.account)
        XCTAssertNotNil(stage.line(with: "Total: 5000 ₫"), stage.account)
        stage.expectTrue()
    }

    func testMatchesOfAFilterAreFoundInTheSecondLine() async throws {
        let stage = try stage(columns: 32)
        stage.press("/")
        stage.type("5000 ₫")
        XCTAssertNotNil(stage.line(with: "Total: 5000 ₫"), stage.account)
        stage.expectTrue()
    }
}
