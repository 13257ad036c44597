import Catalogue
import Checkout
import Shop
import Wayline

/// The actions of a customer.
extension FlowDriver {
    /// Starts the shop.
    static func shop(
        _ products: any ProductService = MemoryProducts(),
        orders: any OrderService = MemoryOrders(), clock: TestScheduler = TestScheduler()
    ) async throws -> FlowDriver {
        let app = try FlowDriver(
            ShopCoordinator(products: products, orders: orders), links: ShopLinks.table(),
            clock: clock)
        try await app.wait()
        return app
    }

    /// Starts the shop again, at the place that `bytes` hold.
    static func shop(at bytes: [UInt8]) async throws -> FlowDriver {
        let app = try await shop()
        try app.navigator.restore(bytes)
        try await app.wait()
        return app
    }

    func logIn() async throws {
        try await type("an@example.com", into: "Email")
        try await type("tra xanh", into: "Password")
        try await choose("Log in")
    }

    /// Starts the shop, and goes to the first step of a checkout.
    static func atAddress(
        orders: any OrderService = MemoryOrders(), clock: TestScheduler = TestScheduler()
    ) async throws -> FlowDriver {
        let app = try await shop(orders: orders, clock: clock)
        try await app.checkOut()
        try await app.logIn()
        return app
    }

    /// Puts a teapot into the cart, and begins the checkout.
    func checkOut() async throws {
        try await choose("Teapot, €24.00")
        try await choose("Add to cart")
        try await choose("Check out")
    }

    func typeAddress() async throws {
        try await type("An", into: "Name")
        try await type("1 Hang Bac", into: "Street")
        try await type("Hanoi", into: "City")
    }

    /// Fills in this many steps of the checkout, from the address on.
    func fillIn(steps: Int) async throws {
        if steps > 0 {
            try await typeAddress()
            try await choose("Next")
        }
        if steps > 1 {
            try await select("Express, €9.00", in: "Delivery")
            try await choose("Next")
        }
        if steps > 2 {
            try await select("Cash on delivery", in: "Payment")
            try await choose("Next")
        }
    }
}
