import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class OrderScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, OrderScreen) {
        let screen = OrderScreen()
        let app = try FlowDriver(of: screen, at: .order, leadingTo: ["about"])
        XCTAssertEqual(app.path, ["host", "order"])
        XCTAssertTrue(app.text.hasPrefix("Order"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Order" })
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in ID and customer.")
        XCTAssertEqual(viewModel.id.value, Int?.none)
        try await app.type("7", into: "ID")
        XCTAssertEqual(viewModel.id.value, 7)
        XCTAssertEqual(viewModel.customer.value, "")
        try await app.type("My customer", into: "Customer")
        XCTAssertEqual(viewModel.customer.value, "My customer")
        XCTAssertEqual(viewModel.total.value, Decimal?.none)
        try await app.type("7.5", into: "Total")
        XCTAssertEqual(viewModel.total.value, 7.5)
        XCTAssertEqual(viewModel.paid.value, false)
        try await app.toggle("Paid")
        XCTAssertEqual(viewModel.paid.value, true)
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("ID", "7"), ("Customer", "My customer")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        for (name, text) in [("ID", "7"), ("Total", "7.5")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        try await app.type("x", into: "Total")
        XCTAssertTrue(app.text.contains("Type a number."), app.text)
        try await app.type("7.5", into: "Total")
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testTheRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "order", "about"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = OrderRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
    }
}
