import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// A test sorts a table, and chooses its rows.
@MainActor
final class FlowDriverTableTests: XCTestCase {
    private let table = Order.table()

    func testATestSortsAndChoosesByTheFirstColumn() async throws {
        let app = try FlowDriver(FixedCoordinator([table]))
        try await app.sort("Orders", by: "Total")
        XCTAssertEqual(table.order, RowOrder("Total"))
        try await app.sort("Orders", by: "Total", descending: true)
        XCTAssertEqual(table.order, RowOrder("Total", isDescending: true))
        try await app.choose("1043")
        XCTAssertEqual(table.chosenIndex, 2)
        try await app.filter("Orders", by: "zoë")
        XCTAssertEqual(table.count, 1)
        await assertThrows(prefix: "no 'City' in 'Orders'; there are: Customer, Total\n") {
            try await app.sort("Orders", by: "City")
        }
    }

    func testAListHasNoOrders() async throws {
        let app = try FlowDriver(FixedCoordinator([List("Words", ["a"])]))
        await assertThrows(prefix: "'Words' is a list, and a table was expected\n") {
            try await app.sort("Words", by: "A")
        }
    }
}
