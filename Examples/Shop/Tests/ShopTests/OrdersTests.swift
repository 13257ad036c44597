import Shop
import ShopActions
import Wayline
import XCTest

/// The table of the orders.
@MainActor
final class OrdersTests: XCTestCase {
    /// The orders from the top to the bottom, as plain lines print them.
    private func rows(_ app: FlowDriver) -> [Substring] {
        app.text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            $0.first?.isNumber == true
        }
    }

    func testTheNewestOrderIsFirst() async throws {
        let app = try await FlowDriver.atOrders()
        XCTAssertEqual(
            rows(app),
            [
                "8, Day: 2026-03-02, State: Being packed, Total: €33.00",
                "7, Day: 2026-01-12, State: Delivered, Total: €8.90",
            ], app.text)
    }

    func testTheOrderOfTheTableSurvivesARestart() async throws {
        let options = LaunchOptions.storing()
        let before = try await FlowDriver.atOrders(options)
        try await before.sort("Orders", by: "Total")
        XCTAssertEqual(rows(before).map { $0.prefix(1) }, ["7", "8"])
        let app = try await before.restart(options)
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders"])
        XCTAssertTrue(app.text.contains("sorted by Total"), app.text)
    }

    func testAnOrderShowsItsState() async throws {
        let app = try await FlowDriver.atOrders()
        try await app.choose("7", in: "Orders")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        XCTAssertTrue(app.text.contains("Delivered"), app.text)
        XCTAssertTrue(app.text.contains("Total: €8.90"), app.text)
    }
}
