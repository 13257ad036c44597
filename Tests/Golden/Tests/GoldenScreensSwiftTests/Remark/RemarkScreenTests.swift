import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct RemarkScreenTests {
    private func begin() async throws -> (FlowDriver, RemarkScreen) {
        let screen = RemarkScreen(RemarkInput(id: 7))
        let app = try FlowDriver(of: screen, at: .remark)
        #expect(app.path == ["host", "remark"])
        #expect(app.text.hasPrefix("Remark"), "\(app.text)")
        return (app, screen)
    }

    @Test func theTitleIsShown() async throws {
        let (_, screen) = try await begin()
        #expect(screen.input == RemarkInput(id: 7))
    }
}
