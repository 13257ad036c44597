import Catalogue
import Shop
import ShopActions
import Wayline
import XCTest

/// Uses the shop as a user does.
@MainActor
final class ShopFlowTests: XCTestCase {
    func testAProductGoesIntoTheCartAndOutOfIt() async throws {
        let app = try FlowDriver(.shop)
        try await app.wait()
        try await app.choose("Teapot")
        XCTAssertEqual(app.path, ["products", "product"])
        try await app.type("+", into: "Quantity")
        try await app.choose("Add to cart")
        XCTAssertEqual(app.path, ["products", "product"])
        try await app.choose("Cart")
        XCTAssertTrue(app.text.contains("Total: €48.00"), app.text)
        try await app.perform("Remove", on: "Teapot", in: "In your cart")
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
        try await app.choose("Products")
        XCTAssertEqual(app.path, ["products", "product"])
        try await app.back()
        XCTAssertEqual(app.path, ["products"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testTheSameProductTwiceIsOneLine() async throws {
        let app = try FlowDriver(.shop)
        try await app.buy(2)
        try await app.buy(2)
        try await app.choose("Cart")
        XCTAssertTrue(app.text.contains("Cup, Amount: 2, Price: €13.00"), app.text)
    }

    func testAnUnknownProductCannotBeBought() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://product/99")
        XCTAssertTrue(app.text.contains("No product has the number 99."), app.text)
        XCTAssertFalse(app.text.contains("Add to cart"), app.text)
        XCTAssertFalse(app.text.contains("Try again"), app.text)
    }

    func testAProductGivesItsPageItsTitle() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://product/2")
        XCTAssertTrue(app.text.hasPrefix("Cup\nProducts > Cup\n"), app.text)
    }

    func testASearchInVainSaysWhatToDo() async throws {
        let app = try FlowDriver(.shop)
        try await app.type("zzz", into: "Search")
        XCTAssertTrue(app.text.contains("(No match for 'zzz': clear the search.)"), app.text)
    }

    func testASearchIsSavedWithThePlace() async throws {
        let options = LaunchOptions.storing()
        let before = try FlowDriver(.shop, options)
        try await before.type("lotus", into: "Search")
        let app = try await before.restart(options)
        XCTAssertTrue(app.text.contains("Search, search field: lotus"), app.text)
        XCTAssertTrue(app.text.contains("Products, table: 1 row"), app.text)
    }

    func testAfterAFailureTheUserCanTryAgain() async throws {
        let products = UnsteadyProducts()
        let app = try FlowDriver(.shop(products: products))
        try await app.wait()
        XCTAssertTrue(app.text.contains("The catalogue does not answer."), app.text)
        await products.recover()
        try await app.choose("Try again")
        try await app.choose("Cup")
        XCTAssertEqual(app.path, ["products", "product"])
    }
}

/// Fails until it has recovered.
private actor UnsteadyProducts: ProductService {
    private var isAvailable = false

    func recover() {
        isAvailable = true
    }

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        guard isAvailable else { throw .unavailable }
        return await MemoryProducts().products(query)
    }

    func product(_ id: Int) async throws(ProductError) -> Product {
        guard isAvailable else { throw .unavailable }
        return try await MemoryProducts().product(id)
    }
}
