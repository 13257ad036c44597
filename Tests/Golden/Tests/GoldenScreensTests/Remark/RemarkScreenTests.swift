import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RemarkScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, RemarkScreen) {
        let screen = RemarkScreen(RemarkInput(id: 7))
        let app = try FlowDriver(of: screen, at: .remark)
        XCTAssertEqual(app.path, ["host", "remark"])
        XCTAssertTrue(app.text.hasPrefix("Remark"), app.text)
        return (app, screen)
    }

    func testTheTitleIsShown() async throws {
        let (_, screen) = try await begin()
        XCTAssertEqual(screen.input, RemarkInput(id: 7))
    }
}
