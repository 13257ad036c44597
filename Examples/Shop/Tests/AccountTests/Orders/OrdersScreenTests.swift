import Checkout
import Wayline
import Words
import XCTest

@testable import Account

/// Uses the screen as a user does.
@MainActor
final class OrdersScreenTests: XCTestCase {
    private let service = UnsteadyOrders()
    private let words = Words(.english)

    private func begin() async throws -> (FlowDriver, OrdersScreen) {
        let viewModel = OrdersViewModel(orders: service)
        let screen = OrdersScreen(viewModel: viewModel, words: words)
        let app = try FlowDriver(of: screen, at: .orders, leadingTo: ["order"])
        try await app.wait { app.text.contains(words.loading) }
        XCTAssertEqual(app.path, ["host", "orders"])
        XCTAssertTrue(app.text.hasPrefix("Orders"), app.text)
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(OrderError.unavailable.text(words)), app.text)
        XCTAssertTrue(screen.view.rows.isHidden)
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(
            app.text.contains("7, Day: 2026-01-12, State: Delivered, Total: €8.90"), app.text)
    }

    func testAnEmptyListSaysSo() async throws {
        (service.isFailing, service.isEmpty) = (false, true)
        let (app, _) = try await begin()
        XCTAssertTrue(app.text.contains("No orders yet."), app.text)
    }

    func testTheyAreLoadedAgainEachMinute() async throws {
        let (app, _) = try await begin()
        service.isFailing = false
        try await app.advance(by: .seconds(59))
        XCTAssertFalse(app.text.contains("Delivered"), app.text)
        try await app.advance(by: .seconds(1))
        XCTAssertTrue(app.text.contains("Delivered"), app.text)
    }

    func testTheRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("7", in: "Orders")
        XCTAssertEqual(app.path, ["host", "orders", "order"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = OrdersRouter()
        let selected = MemoryOrders().all[0]
        XCTAssertEqual(
            try router.route(to: "order", .init(selected: selected)),
            .push(.order, OrderInput(id: 7)))
        XCTAssertEqual(try router.route(to: "order", .init()), .stay)
    }
}
