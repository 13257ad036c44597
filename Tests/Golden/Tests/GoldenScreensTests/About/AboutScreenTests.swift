import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class AboutScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, AboutScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.push(.about))
        try await app.wait()
        XCTAssertEqual(app.path, ["host", "about"])
        XCTAssertTrue(app.text.hasPrefix("About"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "About" })
        return (app, try XCTUnwrap(app.screen as? AboutScreen))
    }

    func testTheTitleIsShown() async throws {
        let (_, screen) = try await begin()
        XCTAssertEqual(screen.view.title, "About")
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ScreenRoute(.about) { _ in AboutScreen() }
    }
}

private final class HostScreen: Screen {}
