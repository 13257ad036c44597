import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct AboutScreenTests {
    private func begin() async throws -> (FlowDriver, AboutScreen) {
        let screen = AboutScreen()
        let app = try FlowDriver(of: screen, at: .about)
        #expect(app.path == ["host", "about"])
        #expect(app.text.hasPrefix("About"), "\(app.text)")
        #expect(ScreenList.all.contains { $0.title == "About" })
        return (app, screen)
    }

    @Test func theTitleIsShown() async throws {
        let (_, screen) = try await begin()
        #expect(screen.view.title == "About")
    }
}
