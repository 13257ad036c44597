import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RefundScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, RefundScreen) {
        let screen = RefundScreen()
        let app = try FlowDriver(of: screen, at: .refund, leadingTo: ["about", "booking"])
        XCTAssertEqual(app.path, ["host", "refund"])
        XCTAssertTrue(app.text.hasPrefix("Refund"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Refund" })
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in reason and amount.")
        XCTAssertEqual(viewModel.reason.value, "")
        try await app.type("My reason", into: "Reason")
        XCTAssertEqual(viewModel.reason.value, "My reason")
        XCTAssertEqual(viewModel.amount.value, Decimal?.none)
        try await app.type("7.5", into: "Amount")
        XCTAssertEqual(viewModel.amount.value, 7.5)
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Reason", "My reason"), ("Amount", "7.5")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        for (name, text) in [("Amount", "7.5")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        try await app.type("x", into: "Amount")
        XCTAssertTrue(app.text.contains("Type a number."), app.text)
        try await app.type("7.5", into: "Amount")
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testThePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        XCTAssertTrue(screen.view.controls.contains { $0 === parts })
        XCTAssertTrue(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        XCTAssertTrue(
            parts.screens.contains { part in
                (part as? RefundHeaderScreen)?.view.title == "Header"
            })
    }

    func testTheRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "refund", "about"])
        try await app.back()
        try await app.choose("Booking")
        XCTAssertEqual(app.path, ["host", "refund", "booking"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = RefundRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
        XCTAssertEqual(try router.route(to: "booking"), .push(.booking))
    }
}
