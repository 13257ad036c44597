import Checkout
import Shop
import ShopActions
import Wayline
import XCTest

/// From the cart to the order.
@MainActor
final class CheckoutFlowTests: XCTestCase {
    private static let steps: [RouteName] = [
        "cart", "address", "delivery", "payment", "summary",
    ]

    func testTheLoginIsAskedForAtTheCheckoutAndNotBefore() async throws {
        let app = try FlowDriver(.shop)
        try await app.checkOut()
        XCTAssertEqual(app.path, ["cart", "credentials"])
        try await app.logIn()
        XCTAssertEqual(app.path, ["cart", "address"])
    }

    func testWithoutALoginTheUserStaysInTheCart() async throws {
        let app = try FlowDriver(.shop)
        try await app.checkOut()
        try await app.back()
        XCTAssertEqual(app.path, ["cart"])
    }

    func testTheFourStepsLeadToAnOrderAndAskNobody() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 3)
        XCTAssertEqual(app.path, Self.steps)
        XCTAssertTrue(
            app.text.contains(
                """
                1 × Teapot: €24.00
                To: An, 1 Hang Bac, Hanoi
                Payment: Cash on delivery
                Delivery: Express, €9.00
                Total: €33.00
                """), app.text)
        try await app.choose("Place order")
        XCTAssertEqual(app.alerts, [])
        XCTAssertEqual(app.path, ["cart", "confirmation"])
        XCTAssertTrue(app.text.contains("Your order has the number 8."), app.text)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAfterTheOrderTheCartIsEmptyAndTheOrderIsInTheList() async throws {
        let app = try await FlowDriver.atAddress(.shop(today: CalendarDate("2026-03-02")))
        try await app.fillIn(steps: 3)
        try await app.choose("Place order")
        try await app.choose("Show the order")
        XCTAssertEqual(app.path, ["account", "orders", "order"])
        XCTAssertTrue(app.text.contains("Total: €33.00"), app.text)
        try await app.back()
        XCTAssertTrue(
            app.text.contains("8, Day: 2026-03-02, State: Being packed, Total: €33.00"), app.text)
        try await app.choose("Cart")
        XCTAssertTrue(app.text.contains("The cart is empty."), app.text)
    }

    func testBackFromAnAddressAsksFirst() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.typeAddress()
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
        try await app.choose("Keep")
        XCTAssertEqual(app.path, ["cart", "address"])
        try await app.back()
        try await app.choose("Discard")
        XCTAssertEqual(app.path, ["cart"])
    }

    func testAnEmptyAddressIsLeftWithoutAQuestion() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.back()
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertEqual(app.alerts, [])
    }

    func testNobodyLeavesWhileTheOrderIsBeingPlaced() async throws {
        let clock = TestScheduler()
        let app = try await FlowDriver.atAddress(.shop(orders: SlowOrders(clock)), clock: clock)
        try await app.fillIn(steps: 3)
        try await app.choose("Place order")
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "Wait a moment.")
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(app.path, ["cart", "confirmation"])
    }

    func testWhatIsAddedDuringTheCheckoutStaysInTheCart() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 3)
        try await app.choose("Products")
        try await app.back()
        try await app.choose("Cup")
        try await app.choose("Add to cart")
        try await app.choose("Cart")
        try await app.choose("Place order")
        try await app.back()
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertTrue(app.text.contains("Cup, Amount: 1, Price: €6.50"), app.text)
        XCTAssertFalse(app.text.contains("Teapot"), app.text)
    }

    func testTheCheckoutEndsWhenTheUserLogsOut() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.typeAddress()
        try await app.choose("Account")
        try await app.choose("Log out")
        try await app.choose("Log out")
        XCTAssertEqual(app.alerts, [])
        try await app.choose("Cart")
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertTrue(app.text.contains("Teapot, Amount: 1, Price: €24.00"), app.text)
    }

    func testADayMustBeADayOfDelivery() async throws {
        let app = try await FlowDriver.atAddress(.shop(today: CalendarDate("2026-03-02")))
        try await app.fillIn(steps: 1)
        try await app.type("2026-03-03", into: "Day")
        XCTAssertTrue(
            app.text.contains("It must be between 2026-03-05 and 2026-03-16."), app.text)
        try await app.choose("Express, €9.00", in: "Delivery")
        try await app.type("2026-03-04", into: "Day")
        try await app.type("Ring twice.", into: "Note")
        try await app.choose("Next")
        try await app.choose("Next")
        XCTAssertTrue(
            app.text.contains("Day: 2026-03-04\nNote: Ring twice."), app.text)
        XCTAssertTrue(
            app.text.contains("Step, progress: 4 of 4"), app.text)
    }

    func testAGiftComesWithoutPrices() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 1)
        try await app.toggle("As a gift")
        try await app.choose("Next")
        try await app.choose("Next")
        XCTAssertTrue(app.text.contains("\nParcel: Without prices\n"), app.text)
    }

    func testTheCashMustBeEnough() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 2)
        XCTAssertFalse(app.text.contains("Cash, €"), app.text)
        try await app.choose("Cash on delivery", in: "Payment")
        try await app.type("30", into: "Cash, €")
        XCTAssertTrue(app.text.contains("Type a number from 33 to 200."), app.text)
        XCTAssertTrue(app.text.contains("Next, button: not available now"), app.text)
        try await app.choose("Invoice", in: "Payment")
        XCTAssertFalse(app.text.contains("Next, button: not available now"), app.text)
        try await app.choose("Cash on delivery", in: "Payment")
        try await app.type("50", into: "Cash, €")
        try await app.submit("Cash, €")
        XCTAssertEqual(app.path, Self.steps)
        XCTAssertTrue(
            app.text.contains("Payment: Cash on delivery, change for €50\n"), app.text)
    }

    func testBackInTheCheckoutKeepsWhatIsFilledIn() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 3)
        try await app.back()
        try await app.back()
        try await app.back()
        XCTAssertEqual(app.path, ["cart", "address"])
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }
}

/// Takes two seconds for an order.
@MainActor
private final class SlowOrders: OrderService {
    private let clock: TestScheduler
    private let orders = MemoryOrders()

    init(_ clock: TestScheduler) {
        self.clock = clock
    }

    func place(_ draft: OrderDraft) async throws(OrderError) -> Order {
        do { try await clock.sleep(for: .seconds(2)) } catch {}
        return orders.place(draft)
    }

    func orders() async throws(OrderError) -> [Order] {
        orders.orders()
    }

    func order(_ id: Int) async throws(OrderError) -> Order {
        try orders.order(id)
    }
}
