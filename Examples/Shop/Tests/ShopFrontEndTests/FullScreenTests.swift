import Shop
import ShopActions
import TextMenu
import Wayline
import XCTest

/// Uses the shop with keys, and reads it off a terminal.
@MainActor
final class FullScreenTests: XCTestCase {
    func testTheFullScreenShowsTheBadgeInEachTab() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.buy(1)
        try await app.choose("Account")
        try await app.advance(by: .seconds(1))
        XCTAssertEqual(screen.lines[1], "   Products   Cart (1)   Account")
    }

    func testKeysChangeALine() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.buy(2)
        try await app.choose("Cart")
        screen.type("m")
        try await app.advance(by: .seconds(1))
        XCTAssertTrue(screen.line(of: "Cup").hasSuffix("2   €13.00"), screen.text)
        screen.type("x")
        try await app.advance(by: .seconds(1))
        XCTAssertTrue(screen.text.contains("The cart is empty."), screen.text)
    }

    func testASortedCartChangesTheLineThatIsShown() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.buy(1)
        try await app.buy(2)
        try await app.choose("Cart")
        try await app.sort("In your cart", by: "Price")
        XCTAssertEqual(screen.rows(of: ["Teapot", "Cup"]), ["Cup", "Teapot"])
        try await app.perform("One more", on: "Teapot", in: "In your cart")
        XCTAssertTrue(app.text.contains("Teapot, Amount: 2, Price: €48.00"), app.text)
        try await app.sort("In your cart", by: "Price", descending: true)
        XCTAssertEqual(screen.rows(of: ["Teapot", "Cup"]), ["Teapot", "Cup"])
        XCTAssertTrue(app.text.contains("Cup, Amount: 1, Price: €6.50"), app.text)
    }

    func testTheFullScreenAlignsTheTotals() async throws {
        let app = try await FlowDriver.atOrders()
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

    func testTheFirstSortingChangesTheRows() async throws {
        let app = try await FlowDriver.atOrders()
        XCTAssertFalse(app.text.contains("sorted by"), app.text)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        screen.type("s1")
        XCTAssertTrue(app.text.contains("sorted by Number"), app.text)
        XCTAssertEqual(screen.rows(of: ["8 ", "7 "]), ["7 ", "8 "], screen.text)
    }

    func testTheListGrowsNearItsEnd() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.wait()
        XCTAssertFalse(screen.text.contains("Tea caddy"), screen.text)
        let end = "\u{1B}[F"
        screen.type("\t\(end)")
        try await app.advance(by: .seconds(1))
        screen.type(end)
        XCTAssertTrue(screen.text.contains("›  Gift box"), screen.text)
    }

    func testNoProductOfTheSearchBeforeIsOpened() async throws {
        let service = SlowProducts()
        let app = try FlowDriver(.shop(products: service))
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.wait()
        service.isSlow = true
        screen.type("cup")
        screen.type("\r")
        screen.type("\r")
        XCTAssertEqual(app.path, ["products"])
        XCTAssertTrue(screen.text.contains("Teapot"), screen.text)
        service.isSlow = false
        try await app.wait()
        screen.type("\r")
        screen.type("\r")
        try await app.wait()
        XCTAssertTrue(app.text.contains("Thin porcelain"), app.text)
    }
}

extension FullScreen {
    /// The lines without the marker, the sign of a row and the spaces around them.
    private var texts: [String] {
        lines.map { line in
            let rest = line.drop { "› ○".contains($0) }
            return rest.lastIndex { $0 != " " }.map { String(rest[...$0]) } ?? ""
        }
    }

    /// The line that begins with `name`.
    fileprivate func line(of name: String) -> String {
        texts.first { $0.hasPrefix(name) } ?? ""
    }

    /// These names from the top to the bottom.
    fileprivate func rows(of names: [String]) -> [String] {
        texts.compactMap { line in names.first { line.hasPrefix($0) } }
    }
}
