import Checkout
import Shop
import TextMenu
import Wayline
import XCTest

/// The table of the orders.
@MainActor
final class OrdersTests: XCTestCase {
    private let shop = App.shop(today: CalendarDate("2026-03-02"))

    private func placeOrder(_ options: LaunchOptions = LaunchOptions()) async throws -> FlowDriver {
        let app = try await FlowDriver.atAddress(shop, options)
        try await app.fillIn(steps: 3)
        try await app.choose("Place order")
        try await app.choose("Show the order")
        try await app.back()
        return app
    }

    /// The orders from the top to the bottom, as plain lines print them.
    private func rows(_ app: FlowDriver) -> [Substring] {
        app.text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            $0.first?.isNumber == true
        }
    }

    func testTheNewestOrderIsFirst() async throws {
        let app = try await placeOrder()
        XCTAssertEqual(
            rows(app),
            [
                "8, Day: 2026-03-02, State: Being packed, Total: €33.00",
                "7, Day: 2026-01-12, State: Delivered, Total: €8.90",
            ], app.text)
    }

    func testTheFullScreenAlignsTheTotals() async throws {
        let app = try await placeOrder()
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        let lines = screen.lines.drop { !$0.contains("Number") }.prefix(3)
        XCTAssertEqual(
            lines.map { $0.drop { "› ".contains($0) } },
            [
                "Number    Day         State           Total",
                "8         2026-03-02  Being packed   €33.00",
                "7         2026-01-12  Delivered       €8.90",
            ], screen.text)
    }

    func testTheOrderOfTheTableSurvivesARestart() async throws {
        let options = LaunchOptions.storing()
        let before = try await placeOrder(options)
        try await before.sort("Orders", by: "Total")
        XCTAssertEqual(rows(before).map { $0.prefix(1) }, ["7", "8"])
        let app = try await before.restart(options)
        try await app.logIn()
        XCTAssertEqual(app.path, ["account", "orders"])
        XCTAssertTrue(app.text.contains("sorted by Total"), app.text)
    }

    func testTheFirstSortingChangesTheRows() async throws {
        let app = try await placeOrder()
        XCTAssertFalse(app.text.contains("sorted by"), app.text)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        screen.type("s1")
        XCTAssertTrue(app.text.contains("sorted by Number"), app.text)
        XCTAssertEqual(rows(app).map { $0.prefix(1) }, ["7", "8"])
    }

    func testAnOrderShowsItsState() async throws {
        let app = try await placeOrder()
        try await app.choose("7", in: "Orders")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        XCTAssertTrue(app.text.contains("Delivered"), app.text)
        XCTAssertTrue(app.text.contains("Total: €8.90"), app.text)
    }
}
