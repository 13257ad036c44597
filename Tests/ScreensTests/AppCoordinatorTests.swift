import Coordination
import Screens
import TextMenu
import XCTest

@MainActor
final class AppCoordinatorTests: XCTestCase {
    func testTheAppBeginsWithLogin() async throws {
        let app = try walk()
        XCTAssertEqual(app.path, [.login])
        XCTAssertTrue(app.screen is LoginScreen)
    }

    func testAValidPasswordLeadsHome() async throws {
        let app = try walk()
        try await app.logIn("valid@example.com", "sen hong 2025")
        XCTAssertEqual(app.path, [.home])
        XCTAssertEqual(app.text, "Home\nYou are logged in.\nLog out, button")
    }

    func testAnExpiredOrLeakedPasswordLeadsToChangePassword() async throws {
        let accounts = [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ]
        for (email, password) in accounts {
            let app = try walk()
            try await app.logIn(email, password)
            XCTAssertEqual(app.path, [.login, .changePassword])
            XCTAssertTrue(app.screen is ChangePasswordScreen)
        }
    }

    func testAWrongPasswordKeepsTheScreenAndSaysWhy() async throws {
        let app = try walk()
        let before = app.screen
        try await app.logIn("valid@example.com", "mua xuan 2023")
        XCTAssertEqual(app.path, [.login])
        XCTAssertTrue(app.screen === before)
        XCTAssertTrue(
            app.text.contains("No account has this email and password. Try again."), app.text)
    }

    func testLoggingOutShowsAnEmptyLogin() async throws {
        let app = try walk()
        try await app.logIn("valid@example.com", "sen hong 2025")
        try await app.choose("Log out")
        XCTAssertEqual(app.path, [.login])
        XCTAssertEqual(app.text, try walk().text)
    }

    func testAnUnknownRouteChangesNothing() async throws {
        let navigator = try walk().navigator
        let before = (navigator.state, navigator.screen)
        XCTAssertEqual(
            navigator.send(.perform("hime")).outcome,
            .refused(.unknownRoute("hime", known: ["login"])))
        XCTAssertEqual(navigator.state, before.0)
        XCTAssertTrue(navigator.screen === before.1)
    }

    func testAScreenThatIsLeftIsReleased() async throws {
        let app = try walk()
        weak let login = app.screen
        try await app.logIn("valid@example.com", "sen hong 2025")
        XCTAssertNil(login)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    private func walk() throws -> FlowDriver {
        try FlowDriver(AppCoordinator(accounts: SampleAccounts()))
    }
}

extension FlowDriver {
    fileprivate func logIn(_ email: String, _ password: String) async throws {
        try await type(email, into: "Email")
        try await type(password, into: "Password")
        try await choose("Log in")
    }
}
