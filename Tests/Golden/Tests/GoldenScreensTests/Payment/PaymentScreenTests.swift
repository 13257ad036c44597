import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class PaymentScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, PaymentScreen) {
        let flow = PaymentCoordinator()
        let app = try FlowDriver(of: flow, at: .payment)
        let screen = try XCTUnwrap(app.screen as? PaymentScreen)
        XCTAssertEqual(app.path, ["host", "payment"])
        XCTAssertTrue(app.text.hasPrefix("Payment"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Payment" })
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(viewModel.amount.value, Double?.none)
        try await app.type("7.5", into: "Amount")
        XCTAssertEqual(viewModel.amount.value, 7.5)
        XCTAssertEqual(viewModel.note.value, "")
        try await app.type("My note", into: "Note")
        XCTAssertEqual(viewModel.note.value, "My note")
        XCTAssertEqual(viewModel.method.value, PaymentMethod.card)
        try await app.choose("cash", in: "Method")
        XCTAssertEqual(viewModel.method.value, PaymentMethod.cash)
        for (name, text) in [("Amount", "7.5")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        let entry = PaymentEntry(amount: 7.5, note: "My note", method: PaymentMethod.cash)
        XCTAssertEqual(viewModel.entry, entry)
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testTheRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "payment", "about"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = PaymentRouter()
        let entry = PaymentEntry(amount: 7.5, note: "My note", method: PaymentMethod.cash)
        XCTAssertEqual(try router.route(to: "done", .init(entry: entry)), router.finish(entry))
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
    }
}
