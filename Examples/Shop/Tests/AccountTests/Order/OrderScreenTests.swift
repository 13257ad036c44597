import Checkout
import Wayline
import Words
import XCTest

@testable import Account

/// Uses the screen as a user does.
@MainActor
final class OrderScreenTests: XCTestCase {
    private let service = UnsteadyOrders()
    private let words = Words(.english)

    private func begin(_ id: Int = 7) async throws -> (FlowDriver, OrderScreen) {
        let viewModel = OrderViewModel(OrderInput(id: id), orders: service)
        let screen = OrderScreen(viewModel: viewModel, words: words)
        let app = try FlowDriver(of: screen, at: .order)
        try await app.wait { app.text.contains(words.loading) }
        XCTAssertEqual(app.path, ["host", "order"])
        XCTAssertTrue(app.text.hasPrefix("Order \(id)"), app.text)
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(OrderError.unavailable.text(words)), app.text)
        XCTAssertEqual(screen.view.values.rows, [])
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(app.text.contains("Ordered: 2026-01-12"), app.text)
        XCTAssertTrue(app.text.contains("State: Delivered"), app.text)
        XCTAssertTrue(app.text.contains("To: An, 1 Hang Bac, Hanoi"), app.text)
        XCTAssertTrue(app.text.contains("Total: €8.90"), app.text)
    }

    func testAnOrderThatIsNotThereSaysSo() async throws {
        service.isFailing = false
        let (app, _) = try await begin(99)
        XCTAssertTrue(app.text.contains(OrderError.unknown(99).text(words)), app.text)
    }
}
