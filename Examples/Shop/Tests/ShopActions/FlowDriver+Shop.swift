import Shop
import Wayline

/// The actions of a customer.
extension FlowDriver {
    /// Starts a shop, and goes to the first step of a checkout.
    package static func atAddress(
        _ shop: App = .shop, _ options: LaunchOptions = LaunchOptions(),
        clock: TestScheduler = TestScheduler()
    ) async throws -> FlowDriver {
        let app = try FlowDriver(shop, options, clock: clock)
        try await app.checkOut()
        try await app.logIn()
        return app
    }

    /// Places an order, and goes to the table of the orders.
    package static func atOrders(
        _ options: LaunchOptions = LaunchOptions()
    ) async throws -> FlowDriver {
        let app = try await atAddress(.shop(today: CalendarDate("2026-03-02")), options)
        try await app.fillIn(steps: 3)
        try await app.choose("Place order")
        try await app.choose("Show the order")
        try await app.back()
        return app
    }

    /// Ends this run of the program, and starts the next one with `options`.
    package func restart(_ options: LaunchOptions) async throws -> FlowDriver {
        try app?.end()
        let next = try FlowDriver(.shop, options)
        try await next.wait()
        return next
    }

    /// Puts a product into the cart.
    package func buy(_ product: Int) async throws {
        try await open("shop://product/\(product)")
        try await choose("Add to cart")
    }

    /// Puts a teapot into the cart, and begins the checkout.
    package func checkOut() async throws {
        try await buy(1)
        try await choose("Cart")
        try await choose("Check out")
    }

    package func logIn() async throws {
        try await type("an@example.com", into: "Email")
        try await type("tra xanh", into: "Password")
        try await choose("Log in")
    }

    package func typeAddress() async throws {
        try await type("An", into: "Name")
        try await type("1 Hang Bac", into: "Street")
        try await type("Hanoi", into: "City")
    }

    /// Fills in this many steps of the checkout, from the address on.
    package func fillIn(steps: Int) async throws {
        if steps > 0 {
            try await typeAddress()
            try await choose("Next")
        }
        if steps > 1 {
            try await choose("Express, €9.00", in: "Delivery")
            try await choose("Next")
        }
        if steps > 2 {
            try await choose("Cash on delivery", in: "Payment")
            try await choose("Next")
        }
    }
}

extension LaunchOptions {
    /// Returns the options of runs that keep their place in the same store.
    package static func storing() -> LaunchOptions {
        var options = LaunchOptions()
        options.store = MemoryStore()
        return options
    }

    /// Returns the options of a run that begins with `link`.
    package func opening(_ link: String) -> LaunchOptions {
        var options = self
        options.link = link
        return options
    }
}
