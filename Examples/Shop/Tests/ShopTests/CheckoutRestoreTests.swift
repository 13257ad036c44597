import Shop
import ShopActions
import Wayline
import XCTest

/// A checkout that goes on in the next run of the app.
@MainActor
final class CheckoutRestoreTests: XCTestCase {
    private static let steps: [RouteName] = ["address", "delivery", "payment", "summary"]

    private let options = LaunchOptions.storing()

    func testACheckoutGoesOnAtEachStep() async throws {
        for step in 0...3 {
            let app = try await restarted(after: step)
            // Nobody is logged in any more, so the checkout waits for the login.
            XCTAssertEqual(app.path, ["cart", "credentials"])
            try await app.logIn()
            XCTAssertEqual(app.path, ["cart"] + Self.steps[...step])
            try await finish(app, from: step)
            XCTAssertEqual(app.path, ["cart", "confirmation"])
        }
    }

    func testWhatIsTypedIsThereAgain() async throws {
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.type("1 Hang Bac", into: "Street")
        let app = try await before.restart(options)
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
    }

    func testAChoiceThatIsNotConfirmedIsThereAgain() async throws {
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.fillIn(steps: 1)
        try await before.choose("Express, €9.00", in: "Delivery")
        let app = try await before.restart(options)
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Delivery, choice: Express, €9.00"), app.text)
    }

    func testAHalfFilledFormIsThereAgain() async throws {
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.fillIn(steps: 1)
        try await before.type("Ring twice.\nThank you.", into: "Note")
        try await before.toggle("As a gift")
        let app = try await before.restart(options)
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Note, text area:\nRing twice.\nThank you."), app.text)
        XCTAssertTrue(app.text.contains("As a gift, switch: on"), app.text)
        try await app.choose("Next")
        try await app.choose("Cash on delivery", in: "Payment")
        try await app.type("50", into: "Cash, €")
        let next = try await app.restart(options)
        try await next.logIn()
        XCTAssertTrue(next.text.contains("Cash, €, number field: 50"), next.text)
        try await next.choose("Next")
        XCTAssertTrue(next.text.contains("Note: Ring twice. Thank you."), next.text)
        XCTAssertTrue(next.text.contains("change for €50"), next.text)
    }

    func testTwoRestartsBeforeTheLoginLoseNothing() async throws {
        let first = try await FlowDriver.atAddress(.shop, options)
        try await first.fillIn(steps: 1)
        try await first.choose("Express, €9.00", in: "Delivery")
        let app = try await first.restart(options).restart(options)
        XCTAssertEqual(app.path, ["cart", "credentials"])
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Delivery, choice: Express, €9.00"), app.text)
        try await app.back()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }

    func testTheCheckoutWaitsWhileTheUserIsInAnotherTab() async throws {
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.typeAddress()
        let app = try await before.restart(options)
        try await app.choose("Products")
        try await app.choose("Cart")
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }

    func testTheCartIsThereAgain() async throws {
        let before = try FlowDriver(.shop, options)
        try await before.buy(1)
        let app = try await before.restart(options)
        try await app.choose("Cart")
        XCTAssertTrue(app.text.contains("Teapot, Amount: 1, Price: €24.00"), app.text)
        XCTAssertTrue(app.text.contains("Cart, 1, tab, selected"), app.text)
    }

    func testThePasswordIsNotSaved() async throws {
        let before = try FlowDriver(.shop, options)
        try await before.checkOut()
        try await before.type("an@example.com", into: "Email")
        try await before.type("tra xanh", into: "Password")
        let place = String(decoding: try before.navigator.save(), as: UTF8.self)
        XCTAssertFalse(place.contains("tra xanh"))
        let app = try await before.restart(options)
        XCTAssertTrue(app.text.contains("Email, text field: an@example.com"), app.text)
        XCTAssertTrue(app.text.contains("Password, secure text field: empty"), app.text)
    }

    /// Fills in the steps before `step`, and starts the app again.
    private func restarted(after step: Int) async throws -> FlowDriver {
        let options = LaunchOptions.storing()
        let before = try await FlowDriver.atAddress(.shop, options)
        try await before.fillIn(steps: step)
        if step == 0 { try await before.typeAddress() }
        return try await before.restart(options)
    }

    /// Confirms all steps as they are, and places the order.
    private func finish(_ app: FlowDriver, from step: Int) async throws {
        for _ in step..<3 { try await app.choose("Next") }
        XCTAssertTrue(app.text.contains("To: An, 1 Hang Bac, Hanoi"), app.text)
        try await app.choose("Place order")
    }
}
