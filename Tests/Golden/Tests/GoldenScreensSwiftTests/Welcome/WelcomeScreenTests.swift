import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct WelcomeScreenTests {
    private func begin() async throws -> (FlowDriver, WelcomeScreen) {
        let screen = WelcomeScreen(WelcomeInput(topic: "My topic"))
        let app = try FlowDriver(of: screen, at: .welcome, leadingTo: ["about", "booking"])
        #expect(app.path == ["host", "welcome"])
        #expect(app.text.hasPrefix("Welcome"), "\(app.text)")
        return (app, screen)
    }

    @Test func theTitleIsShown() async throws {
        let (_, screen) = try await begin()
        #expect(screen.input == WelcomeInput(topic: "My topic"))
    }

    @Test func thePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        #expect(screen.view.controls.contains { $0 === parts })
        #expect(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        #expect(
            parts.screens.contains { part in
                (part as? WelcomeHeaderScreen)?.view.title == "Header"
            })
    }

    @Test func theRoutesLeadOn() async throws {
        let (app, _) = try await begin()
        try await app.choose("About")
        #expect(app.path == ["host", "welcome", "about"])
        try await app.back()
        try await app.choose("Booking")
        #expect(app.path == ["host", "welcome", "booking"])
        try await app.back()
    }

    @Test func eachDecision() async throws {
        let router = WelcomeRouter()
        #expect(try router.route(to: "about") == .push(.about))
        #expect(try router.route(to: "booking") == .push(.booking))
    }
}
