import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class OrderScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, OrderScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.order))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "order"])
        XCTAssertTrue(app.text.hasPrefix("Order"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Order" })
        return (app, try XCTUnwrap(app.screen as? OrderScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        try await app.type("7", into: "ID")
        XCTAssertEqual(screen.viewModel.id.value, 7)
        try await app.type("My customer", into: "Customer")
        XCTAssertEqual(screen.viewModel.customer.value, "My customer")
        XCTAssertEqual(screen.viewModel.total.value, Decimal?.none)
        try await app.type("7.5", into: "Total")
        XCTAssertEqual(screen.viewModel.total.value, 7.5)
        XCTAssertEqual(screen.viewModel.paid.value, false)
        try await app.toggle("Paid")
        XCTAssertEqual(screen.viewModel.paid.value, true)
        try await app.type("x", into: "ID")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7", into: "ID")
        try await app.type("x", into: "Total")
        XCTAssertFalse(screen.view.done.isEnabled)
        XCTAssertTrue(app.text.contains("Type a number."), app.text)
        try await app.type("7.5", into: "Total")
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = OrderViewModel()
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in ID and customer.")
        viewModel.id.value = 7
        viewModel.customer.value = "My customer"
        viewModel.id.value = first.id.value
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.id.value = 7
        viewModel.customer.value = first.customer.value
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.customer.value = "My customer"
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "order"])
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

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.order) { _ in OrderScreen() }
        ScreenRoute(.about) { _ in HostScreen() }
    }
}

private final class HostScreen: Screen {}
