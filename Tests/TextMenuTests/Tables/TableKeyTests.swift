import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// The order of a table's rows, changed by keys.
@MainActor
final class TableKeyTests: XCTestCase {
    private let table = Order.table()

    private var ids: [Int] { (0..<table.count).map { table.item(at: $0).id } }

    func testSortingAThirdTimeRestoresTheOrder() async throws {
        let stage = try Stage(FixedCoordinator([table]))
        stage.press("s", "2", "s", "2")
        XCTAssertEqual(table.order, RowOrder("Total", isDescending: true))
        stage.press("s", "2")
        XCTAssertNil(table.order)
        XCTAssertEqual(ids, Order.four.map(\.id))
        for _ in 1...3 { try stage.click("Total") }
        XCTAssertNil(table.order)
        stage.expectTrue()
    }

    func testAColumnThatCannotBeSortedMayHaveTheTitleOfAnother() async throws {
        let columns = [
            Column<Int>("Total") { "\($0)" }, Column("Total", sortedBy: { -$0 }, text: { "\($0)" }),
        ]
        let table = Table("Rows", [1, 2], columns: columns)
        table.sort(by: RowOrder("Total"))
        XCTAssertEqual(table.item(at: 0), 2)
        let stage = try Stage(FixedCoordinator([table]))
        XCTAssertEqual(stage.line(with: "▲"), "   Total  Total ▲")
        XCTAssertEqual(table.saved, "+2\n")
    }

    func testSortedRowsAreNotMoved() async throws {
        table.isReorderable = true
        table.sort(by: RowOrder("Total"))
        let stage = try Stage(FixedCoordinator([table]))
        let sorted = table.items.map(\.id)
        stage.press("J")
        XCTAssertEqual(table.items.map(\.id), sorted)
        table.order = nil
        stage.press(.home, "J")
        XCTAssertNotEqual(table.items.map(\.id), sorted)
    }
}
