import Testing
import Wayline

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
struct SignUpScreenTests {
    private func begin() async throws -> (FlowDriver, SignUpScreen) {
        let flow = SignUpCoordinator(
            SignUpInput(code: "My code", adminPassword: "My admin password"))
        let app = try FlowDriver(of: flow, at: .signUp)
        let screen = try #require(app.screen as? SignUpScreen)
        #expect(app.path == ["host", "sign-up"])
        #expect(app.text.hasPrefix("Sign up"), "\(app.text)")
        return (app, screen)
    }

    @Test func theUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        #expect(view.done.hint == "Fill in name and password.")
        #expect(viewModel.name.value == "")
        try await app.type("My name", into: "Name")
        #expect(viewModel.name.value == "My name")
        #expect(viewModel.password.value == "")
        try await app.type("My password", into: "Password")
        #expect(viewModel.password.value == "My password")
        #expect(viewModel.oldPassword.value == "")
        try await app.type("My old password", into: "Old password")
        #expect(viewModel.oldPassword.value == "My old password")
        #expect(view.done.hint == "")
        for (name, text) in [("Name", "My name"), ("Password", "My password")] {
            try await app.type("", into: name)
            #expect(!view.done.isEnabled, "\(name)")
            #expect(viewModel.entry == nil, "\(name)")
            try await app.type(text, into: name)
        }
        let entry = SignUpEntry(
            name: "My name", password: "My password", oldPassword: "My old password")
        #expect(viewModel.entry == entry)
        #expect(view.done.isDefault)
        try await app.choose("Done")
        #expect(app.path == ["host"])
    }

    @Test func eachDecision() async throws {
        let router = SignUpRouter()
        let entry = SignUpEntry(
            name: "My name", password: "My password", oldPassword: "My old password")
        #expect(try router.route(to: "done", .init(entry: entry)) == router.finish(entry))
        #expect(try router.route(to: "done", .init()) == .stay)
    }
}
