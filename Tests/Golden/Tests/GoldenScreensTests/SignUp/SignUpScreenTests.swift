import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class SignUpScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, SignUpScreen) {
        let flow = SignUpCoordinator(
            SignUpInput(code: "My code", adminPassword: "My admin password"))
        let app = try FlowDriver(of: flow, at: .signUp)
        let screen = try XCTUnwrap(app.screen as? SignUpScreen)
        XCTAssertEqual(app.path, ["host", "sign-up"])
        XCTAssertTrue(app.text.hasPrefix("Sign up"), app.text)
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in name and password.")
        XCTAssertEqual(viewModel.name.value, "")
        try await app.type("My name", into: "Name")
        XCTAssertEqual(viewModel.name.value, "My name")
        XCTAssertEqual(viewModel.password.value, "")
        try await app.type("My password", into: "Password")
        XCTAssertEqual(viewModel.password.value, "My password")
        XCTAssertEqual(viewModel.oldPassword.value, "")
        try await app.type("My old password", into: "Old password")
        XCTAssertEqual(viewModel.oldPassword.value, "My old password")
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Name", "My name"), ("Password", "My password")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            XCTAssertNil(viewModel.entry, name)
            try await app.type(text, into: name)
        }
        let entry = SignUpEntry(
            name: "My name", password: "My password", oldPassword: "My old password")
        XCTAssertEqual(viewModel.entry, entry)
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testEachDecision() async throws {
        let router = SignUpRouter()
        let entry = SignUpEntry(
            name: "My name", password: "My password", oldPassword: "My old password")
        XCTAssertEqual(try router.route(to: "done", .init(entry: entry)), router.finish(entry))
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}
