import Catalogue
import Shop
import TextMenu
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
    }

    func testTheListGrowsNearItsEnd() async throws {
        let app = try FlowDriver(.shop)
        let screen = FullScreen(app.navigator, name: "Shop", clock: AnyScheduler(app.clock))
        try await app.wait()
        XCTAssertFalse(screen.text.contains("Tea caddy"), screen.text)
        let end = "\u{1B}[F"
        screen.type("\t\(end)")
        try await app.advance(by: 1)
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

    func testASearchIsSavedWithThePlace() async throws {
        let options = LaunchOptions.storing()
        let before = try FlowDriver(.shop, options)
        try await before.type("lotus", into: "Search")
        let app = try await before.restart(options)
        XCTAssertTrue(app.text.contains("Search, search field: lotus"), app.text)
        XCTAssertTrue(app.text.contains("Products, list: 1 row"), app.text)
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

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        guard isAvailable else { throw .unavailable }
        return await MemoryProducts().products(query)
    }

    func product(_ id: Int) async throws(ProductError) -> Product {
        guard isAvailable else { throw .unavailable }
        return try await MemoryProducts().product(id)
    }
}

/// A service that does not answer while it is slow.
@MainActor
private final class SlowProducts: ProductService {
    var isSlow = false {
        didSet { if !isSlow { answerAll() } }
    }
    private let products = MemoryProducts()
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func products(_ query: ProductQuery) async throws(ProductError) -> ProductPage {
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        return await products.products(query)
    }

    func product(_ id: Int) async throws(ProductError) -> Product {
        try await products.product(id)
    }

    private func answerAll() {
        let answers = waiting
        waiting = []
        for answer in answers { answer.resume() }
    }
}
