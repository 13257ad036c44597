import Wayline
import XCTest

/// Undo and redo over the checkout.
@MainActor
final class CheckoutHistoryTests: XCTestCase {
    func testUndoAndRedoGoThroughTheSteps() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 3)
        try await app.send(.undo)
        try await app.send(.undo)
        XCTAssertEqual(app.path, ["cart", "address", "delivery"])
        XCTAssertTrue(app.text.contains("Delivery, choice: Express, €9.00"), app.text)
        try await app.send(.redo)
        XCTAssertEqual(app.path, ["cart", "address", "delivery", "payment"])
    }

    func testUndoOutOfTheCheckoutAsksAboutTheAddress() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.typeAddress()
        try await app.send(.undo)
        XCTAssertEqual(app.alerts.map(\.title), ["Discard the address?"])
    }

    func testUndoAfterTheOrderDoesNotLeadBackIntoTheCheckout() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.fillIn(steps: 3)
        try await app.choose("Place order")
        try await app.send(.undo)
        XCTAssertEqual(app.path, ["cart"])
        XCTAssertEqual(app.alerts, [])
        try await app.send(.redo)
        XCTAssertEqual(app.path, ["cart", "confirmation"])
    }

    func testAfterTheQuestionUndoGoesOnAndRedoComesBack() async throws {
        let app = try await FlowDriver.atAddress()
        try await app.typeAddress()
        try await app.send(.undo)
        try await app.choose("Discard")
        XCTAssertEqual(app.path.first, "cart")
        XCTAssertFalse(app.path.contains("address"))
        try await app.send(.redo)
        XCTAssertEqual(app.path, ["cart", "address"])
        XCTAssertTrue(app.text.contains("Street, text field: empty"), app.text)
    }
}
