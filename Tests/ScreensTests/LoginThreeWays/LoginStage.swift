import Wayline
import XCTest

@testable import Screens

/// One of the three login screens, and a user before it.
@MainActor
final class LoginStage {
    let way: LoginWay
    let accounts: StubAccounts
    let app: FlowDriver

    /// All three.
    static func all() throws -> [LoginStage] {
        try LoginWay.allCases.map(LoginStage.init)
    }

    private init(_ way: LoginWay) throws {
        let clock = TestScheduler()
        self.way = way
        accounts = StubAccounts(clock: AnyScheduler(clock))
        var settings = NavigatorSettings()
        settings.findsLeaks = true
        app = try FlowDriver(
            LoginCoordinator(accounts: accounts), clock: clock, settings: settings)
        app.navigator.go(.push(way.route))
    }

    var view: LoginView {
        get throws { try XCTUnwrap((app.screen as? any ViewScreen)?.view as? LoginView) }
    }

    func fillIn(_ email: String = "an@example.com", _ password: String = "secret") async throws {
        try await app.type(email, into: "Email")
        try await app.type(password, into: "Password")
    }

    /// Fills in both and presses the button.
    func logIn(
        _ email: String = "an@example.com", answer: Result<Session, AccountError>
    ) async throws {
        accounts.answer = answer
        try await fillIn(email)
        try await app.choose("Log in")
    }

    /// Returns whether `line` is on the screen.
    func shows(_ line: String) -> Bool {
        app.text.split(separator: "\n").contains { $0 == line }
    }
}
