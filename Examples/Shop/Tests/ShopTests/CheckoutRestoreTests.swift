import Wayline
import XCTest

/// A checkout that goes on in the next run of the app.
@MainActor
final class CheckoutRestoreTests: XCTestCase {
    private static let steps: [RouteName] = ["address", "delivery", "payment", "summary"]

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
        let before = try await FlowDriver.atAddress()
        try await before.type("1 Hang Bac", into: "Street")
        let app = try await FlowDriver.shop(at: before.navigator.save())
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
    }

    func testAChoiceThatIsNotConfirmedIsThereAgain() async throws {
        let before = try await FlowDriver.atAddress()
        try await before.fillIn(steps: 1)
        try await before.select("Express, €9.00", in: "Delivery")
        let app = try await FlowDriver.shop(at: before.navigator.save())
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Delivery, choice: Express, €9.00"), app.text)
    }

    func testTwoRestartsBeforeTheLoginLoseNothing() async throws {
        let first = try await FlowDriver.atAddress()
        try await first.fillIn(steps: 1)
        try await first.select("Express, €9.00", in: "Delivery")
        let second = try await FlowDriver.shop(at: first.navigator.save())
        let app = try await FlowDriver.shop(at: second.navigator.save())
        XCTAssertEqual(app.path, ["cart", "credentials"])
        try await app.logIn()
        XCTAssertTrue(app.text.contains("Delivery, choice: Express, €9.00"), app.text)
        try await app.back()
        XCTAssertTrue(app.text.contains("Street, text field: 1 Hang Bac"), app.text)
    }

    func testTheCartIsThereAgain() async throws {
        let before = try await FlowDriver.shop()
        try await before.choose("Teapot, €24.00")
        try await before.choose("Add to cart")
        let app = try await FlowDriver.shop(at: before.navigator.save())
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertTrue(app.text.contains("1 × Teapot, €24.00"), app.text)
    }

    func testThePasswordIsNotSaved() async throws {
        let before = try await FlowDriver.shop()
        try await before.checkOut()
        try await before.type("an@example.com", into: "Email")
        try await before.type("tra xanh", into: "Password")
        let bytes = try before.navigator.save()
        XCTAssertFalse(String(decoding: bytes, as: UTF8.self).contains("tra xanh"))
        let app = try await FlowDriver.shop(at: bytes)
        XCTAssertTrue(app.text.contains("Email, text field: an@example.com"), app.text)
        XCTAssertTrue(app.text.contains("Password, secure text field: empty"), app.text)
    }

    /// Fills in the steps before `step`, and starts the app again.
    private func restarted(after step: Int) async throws -> FlowDriver {
        let before = try await FlowDriver.atAddress()
        try await before.fillIn(steps: step)
        if step == 0 { try await before.typeAddress() }
        return try await FlowDriver.shop(at: before.navigator.save())
    }

    /// Confirms all steps as they are, and places the order.
    private func finish(_ app: FlowDriver, from step: Int) async throws {
        for _ in step..<3 { try await app.choose("Next") }
        XCTAssertTrue(app.text.contains("To: An, 1 Hang Bac, Hanoi"), app.text)
        try await app.choose("Place order")
    }
}
