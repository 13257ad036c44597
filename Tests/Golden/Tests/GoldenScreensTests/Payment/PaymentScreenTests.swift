import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class PaymentScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, PaymentScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.payment))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "payment"])
        XCTAssertTrue(app.text.hasPrefix("Payment"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Payment" })
        return (app, try XCTUnwrap(app.screen as? PaymentScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        XCTAssertEqual(screen.viewModel.amount.value, Double?.none)
        try await app.type("7.5", into: "Amount")
        XCTAssertEqual(screen.viewModel.amount.value, 7.5)
        XCTAssertEqual(screen.viewModel.note.value, "")
        try await app.type("My note", into: "Note")
        XCTAssertEqual(screen.viewModel.note.value, "My note")
        XCTAssertEqual(screen.viewModel.method.value, PaymentMethod.card)
        try await app.choose("cash", in: "Method")
        XCTAssertEqual(screen.viewModel.method.value, PaymentMethod.cash)
        try await app.type("x", into: "Amount")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7.5", into: "Amount")
        let entry = PaymentEntry(amount: 7.5, note: "My note", method: PaymentMethod.cash)
        XCTAssertEqual(screen.viewModel.entry, entry)
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
        XCTAssertEqual(host.results, [.finished(entry)])
    }

    func testEachDecision() async throws {
        let router = PaymentRouter()
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ChildFlow(.payment) { _ in
            PaymentCoordinator()
        } onResult: { host, result in
            host.results.append(result)
            return .stay
        }
    }

    var results: [FlowResult<PaymentEntry>] = []
}

private final class HostScreen: Screen {}
