import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RefundScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, RefundScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.refund))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "refund"])
        XCTAssertTrue(app.text.hasPrefix("Refund"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Refund" })
        return (app, try XCTUnwrap(app.screen as? RefundScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        try await app.type("My reason", into: "Reason")
        XCTAssertEqual(screen.viewModel.reason.value, "My reason")
        try await app.type("7.5", into: "Amount")
        XCTAssertEqual(screen.viewModel.amount.value, 7.5)
        try await app.type("x", into: "Amount")
        XCTAssertFalse(screen.view.done.isEnabled)
        XCTAssertTrue(app.text.contains("Type a number."), app.text)
        try await app.type("7.5", into: "Amount")
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = RefundViewModel()
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in reason and amount.")
        var ends = 0
        let token = viewModel.finished.sink { ends += 1 }
        viewModel.done.send()
        XCTAssertEqual(ends, 0)
        token.cancel()
        viewModel.reason.value = "My reason"
        viewModel.amount.value = 7.5
        viewModel.reason.value = first.reason.value
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.reason.value = "My reason"
        viewModel.amount.value = first.amount.value
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.amount.value = 7.5
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "refund"])
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

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.refund) { _ in RefundScreen() }
        ScreenRoute(.about) { _ in HostScreen() }
        ScreenRoute(.booking) { _ in HostScreen() }
    }
}

private final class HostScreen: Screen {}
