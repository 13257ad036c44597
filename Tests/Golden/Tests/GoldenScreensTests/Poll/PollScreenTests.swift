import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class PollScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, PollScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.poll, PollInput(id: 7)))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "poll"])
        XCTAssertTrue(app.text.hasPrefix("Poll"), app.text)
        return (app, try XCTUnwrap(app.screen as? PollScreen))
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        try await app.type("My a", into: "A")
        XCTAssertEqual(screen.viewModel.a, "My a")
        try await app.type("My b", into: "B")
        XCTAssertEqual(screen.viewModel.b, "My b")
        try await app.type("My c", into: "C")
        XCTAssertEqual(screen.viewModel.c, "My c")
        try await app.type("My d", into: "D")
        XCTAssertEqual(screen.viewModel.d, "My d")
        try await app.type("1970-01-01", into: "Born")
        XCTAssertEqual(screen.viewModel.born, CalendarDate.epoch)
        XCTAssertEqual(screen.viewModel.height, Double?.none)
        try await app.type("7.5", into: "Height")
        XCTAssertEqual(screen.viewModel.height, 7.5)
        try await app.type("x", into: "Born")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("1970-01-01", into: "Born")
        try await app.type("x", into: "Height")
        XCTAssertFalse(screen.view.done.isEnabled)
        try await app.type("7.5", into: "Height")
        XCTAssertTrue(screen.view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testDoneNeedsEachRequiredValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        let first = PollViewModel(PollInput(id: 7))
        XCTAssertFalse(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "Fill in a, b, c, d and born.")
        viewModel.a = "My a"
        viewModel.b = "My b"
        viewModel.c = "My c"
        viewModel.d = "My d"
        viewModel.born = CalendarDate.epoch
        viewModel.a = first.a
        XCTAssertFalse(viewModel.canFinish)
        viewModel.a = "My a"
        viewModel.b = first.b
        XCTAssertFalse(viewModel.canFinish)
        viewModel.b = "My b"
        viewModel.c = first.c
        XCTAssertFalse(viewModel.canFinish)
        viewModel.c = "My c"
        viewModel.d = first.d
        XCTAssertFalse(viewModel.canFinish)
        viewModel.d = "My d"
        viewModel.born = first.born
        XCTAssertFalse(viewModel.canFinish)
        viewModel.born = CalendarDate.epoch
        XCTAssertTrue(view.done.isEnabled)
        XCTAssertEqual(view.done.hint, "")
        XCTAssertEqual(app.path, ["host", "poll"])
    }

    func testEachDecision() async throws {
        let router = PollRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.poll) { _, input in PollScreen(viewModel: PollViewModel(input)) }
    }
}

private final class HostScreen: Screen {}
