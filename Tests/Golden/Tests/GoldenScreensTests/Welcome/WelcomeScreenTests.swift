import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class WelcomeScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, WelcomeScreen) {
        let screen = WelcomeScreen(WelcomeInput(topic: "My topic"))
        let app = try FlowDriver(of: screen, at: .welcome, leadingTo: ["about", "booking"])
        XCTAssertEqual(app.path, ["host", "welcome"])
        XCTAssertTrue(app.text.hasPrefix("Welcome"), app.text)
        return (app, screen)
    }

    func testTheTitleIsShown() async throws {
        let (_, screen) = try await begin()
        XCTAssertEqual(screen.input, WelcomeInput(topic: "My topic"))
    }

    func testThePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        XCTAssertTrue(screen.view.controls.contains { $0 === parts })
        XCTAssertTrue(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        XCTAssertTrue(
            parts.screens.contains { part in
                (part as? WelcomeHeaderScreen)?.view.title == "Header"
            })
    }

    func testTheRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "welcome", "about"])
        try await app.back()
        try await app.choose("Booking")
        XCTAssertEqual(app.path, ["host", "welcome", "booking"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = WelcomeRouter()
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
        XCTAssertEqual(try router.route(to: "booking"), .push(.booking))
    }
}
