import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class BookingScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, BookingScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.booking))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "booking"])
        XCTAssertTrue(app.text.hasPrefix("Booking"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Booking" })
        return (app, try XCTUnwrap(app.screen as? BookingScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        try await app.type("My name", into: "Name")
        XCTAssertEqual(screen.viewModel.name.value, "My name")
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = BookingViewModel()
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in name.")
        viewModel.name.value = "My name"
        viewModel.name.value = first.name.value
        XCTAssertFalse(viewModel.canFinish.value)
        viewModel.name.value = "My name"
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "booking"])
    }

    func testEachDecision() async throws {
        let router = BookingRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.booking) { _ in BookingScreen() }
    }
}

private final class HostScreen: Screen {}
