import Shop
import ShopActions
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
        XCTAssertTrue(app.text.contains("Cart, 3, tab"), app.text)
        try await app.choose("Cart")
        try await app.perform("One less", on: "Cup", in: "In your cart")
        XCTAssertTrue(app.text.contains("Cart, 2, tab, selected"), app.text)
    }

    func testAnEmptyCartHasNoBadgeAndNothingToBuy() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.choose("Cart")
        try await app.perform("Remove", on: "Teapot", in: "In your cart")
        XCTAssertTrue(app.text.contains("Cart, tab, selected"), app.text)
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
        XCTAssertFalse(app.text.contains("Check out"), app.text)
        XCTAssertFalse(app.text.contains("Total"), app.text)
        try await app.choose("Choose products")
        XCTAssertEqual(app.path, ["products", "product"])
    }

    func testALineThatWasRemovedComesBack() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(2)
        try await app.buy(2)
        try await app.choose("Cart")
        try await app.perform("Remove", on: "Cup", in: "In your cart")
        XCTAssertEqual(app.message, "Removed: Cup")
        try await app.undo()
        XCTAssertTrue(app.text.contains("Cup, Amount: 2, Price: €13.00"), app.text)
    }

    func testSelectedLinesAreRemovedAtOnceAndComeBack() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.buy(2)
        try await app.choose("Cart")
        try await app.selectAll(in: "In your cart")
        try await app.perform("Remove", onSelectedIn: "In your cart")
        XCTAssertEqual(app.message, "Removed: Teapot, Cup")
        try await app.undo()
        XCTAssertTrue(app.text.contains("In your cart, table: 2 rows\n"), app.text)
    }

    func testEmptyingTheCartAsksFirst() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(1)
        try await app.buy(2)
        try await app.choose("Cart")
        try await app.choose("Empty the cart")
        XCTAssertEqual(app.alerts.map(\.title), ["Empty the cart?"])
        try await app.choose("Cancel")
        XCTAssertTrue(app.text.contains("Cart, 2, tab, selected"), app.text)
        try await app.choose("Empty the cart")
        try await app.choose("Empty it")
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
    }

    func testAProductIsAddedOnlyAsOftenAsTheShopHasIt() async throws {
        let app = try FlowDriver(.shop)
        var said: [String] = []
        let token = app.navigator.messages.bind { said.append($0.text) }
        try await app.open("shop://product/12")
        try await app.type("4", into: "Quantity")
        XCTAssertTrue(app.text.contains("Type a number from 1 to 3."), app.text)
        try await app.type("3", into: "Quantity")
        try await app.choose("Add to cart")
        XCTAssertEqual(said, ["Added to the cart: 3 × Tea tray"])
        token.cancel()
        try await app.choose("Cart")
        do {
            try await app.perform("One more", on: "Tea tray", in: "In your cart")
            XCTFail("The shop has only three.")
        } catch FlowDriverError.notAvailable(let name, _) {
            XCTAssertEqual(name, "One more")
        }
    }

    func testALineLeadsToItsProduct() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(2)
        try await app.choose("Cart")
        try await app.choose("Cup")
        XCTAssertEqual(app.path, ["cart", "product"])
    }
}
