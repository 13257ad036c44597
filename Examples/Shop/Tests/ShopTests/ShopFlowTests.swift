import Catalogue
import Shop
import Wayline
import XCTest

/// Uses the shop as a user does.
@MainActor
final class ShopFlowTests: XCTestCase {
    func testAProductGoesIntoTheCartAndOutOfIt() async throws {
        let app = try FlowDriver(.shop)
        try await app.wait()
        try await app.choose("Teapot, €24.00")
        XCTAssertEqual(app.path, ["products", "product"])
        try await app.choose("Add to cart")
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertTrue(app.text.contains("Total: €24.00"), app.text)
        try await app.choose("1 × Teapot, €24.00")
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
        try await app.choose("2 × Cup, €13.00")
        XCTAssertTrue(app.text.contains("1 × Cup, €6.50"), app.text)
    }

    func testAnUnknownProductCannotBeBought() async throws {
        let app = try FlowDriver(.shop)
        try await app.open("shop://product/99")
        XCTAssertTrue(app.text.contains("No product has the number 99."), app.text)
        do {
            try await app.choose("Add to cart")
            XCTFail("It can be bought.")
        } catch FlowDriverError.notAvailable(let name, _) {
            XCTAssertEqual(name, "Add to cart")
        }
    }

    func testAfterAFailureTheUserCanTryAgain() async throws {
        let products = UnsteadyProducts()
        let app = try FlowDriver(.shop(products: products))
        try await app.wait()
        XCTAssertTrue(app.text.contains("The catalogue does not answer."), app.text)
        await products.recover()
        try await app.choose("Try again")
        try await app.choose("Cup, €6.50")
        XCTAssertEqual(app.path, ["products", "product"])
    }
}

/// Fails until it has recovered.
private actor UnsteadyProducts: ProductService {
    private var isAvailable = false

    func recover() {
        isAvailable = true
    }

    func products() async throws(ProductError) -> [Product] {
        guard isAvailable else { throw .unavailable }
        return await MemoryProducts().products()
    }

    func product(_ id: Int) async throws(ProductError) -> Product {
        guard isAvailable else { throw .unavailable }
        return try await MemoryProducts().product(id)
    }
}
