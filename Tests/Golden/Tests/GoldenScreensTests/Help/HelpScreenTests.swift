import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class HelpScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, HelpScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.help, HelpInput(topic: "My topic")))
        try await app.wait()
        return (app, try XCTUnwrap(app.screen as? HelpScreen))
    }

    func testTheTitleIsShown() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.hasPrefix("Help"), app.text)
        XCTAssertEqual(screen.input, HelpInput(topic: "My topic"))
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.help) { _, input in HelpScreen(input) }
    }
}

private final class HostScreen: Screen {}
