import Shop
import Wayline
import XCTest

/// The cart, and the badge of its tab.
@MainActor
final class CartTests: XCTestCase {
    func testTheBadgeCountsThePieces() async throws {
        let app = try FlowDriver(.shop)
        XCTAssertTrue(app.text.contains("Cart, tab"), app.text)
        try await app.buy(1)
        try await app.buy(2)
        try await app.buy(2)
        XCTAssertTrue(app.text.contains("Cart, 3, tab, selected"), app.text)
        try await app.choose("2 × Cup, €13.00")
        XCTAssertTrue(app.text.contains("Cart, 2, tab, selected"), app.text)
    }

    func testTheFullScreenShowsTheBadgeInEachTab() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.buy(1)
        try await app.choose("Account")
        try await app.advance(by: 1)
        XCTAssertEqual(screen.lines[1], "  Products   Cart (1)   Account")
    }

    func testAnEmptyCartHasNoBadgeAndNothingToBuy() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.choose("1 × Teapot, €24.00")
        XCTAssertTrue(app.text.contains("Cart, tab, selected"), app.text)
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
        XCTAssertFalse(app.text.contains("Check out"), app.text)
        XCTAssertFalse(app.text.contains("Total"), app.text)
    }

    func testEmptyingTheCartAsksFirst() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.buy(2)
        try await app.choose("Empty the cart")
        XCTAssertEqual(app.alerts.map(\.title), ["Empty the cart?"])
        try await app.choose("Cancel")
        XCTAssertTrue(app.text.contains("Cart, 2, tab, selected"), app.text)
        try await app.choose("Empty the cart")
        try await app.choose("Empty it")
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
    }
}
