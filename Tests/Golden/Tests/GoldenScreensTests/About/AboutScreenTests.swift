import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class AboutScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, AboutScreen) {
        let screen = AboutScreen()
        let app = try FlowDriver(of: screen, at: .about)
        XCTAssertEqual(app.path, ["host", "about"])
        XCTAssertTrue(app.text.hasPrefix("About"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "About" })
        return (app, screen)
    }

    func testTheTitleIsShown() async throws {
        let (_, screen) = try await begin()
        XCTAssertEqual(screen.view.title, "About")
    }
}
