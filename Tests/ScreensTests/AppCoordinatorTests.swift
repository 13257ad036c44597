import Binding
import Coordination
import Screens
import TextMenu
import XCTest

@MainActor
final class AppCoordinatorTests: XCTestCase {
    private let walker = Walker()
    private var app: AppCoordinator { walker.app }

    func testTheAppBeginsWithLogin() {
        XCTAssertEqual(app.state.path, [.login])
        XCTAssertTrue(app.screen is LoginScreen)
    }

    func testAValidPasswordLeadsHome() async throws {
        try await walker.logIn("valid@example.com", "sen hong 2025")
        XCTAssertEqual(app.state.path, [.home])
        XCTAssertTrue(app.screen is HomeScreen)
    }

    func testAnExpiredOrLeakedPasswordLeadsToChangePassword() async throws {
        let accounts = [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ]
        for (email, password) in accounts {
            let walker = Walker()
            try await walker.logIn(email, password)
            XCTAssertEqual(walker.app.state.path, [.login, .changePassword])
            XCTAssertTrue(walker.app.screen is ChangePasswordScreen)
        }
    }

    func testAWrongPasswordKeepsTheScreenAndSaysWhy() async throws {
        let before = app.screen
        try await walker.logIn("valid@example.com", "mua xuan 2023")
        XCTAssertEqual(app.state.path, [.login])
        XCTAssertTrue(app.screen === before)
        XCTAssertEqual(app.screen.message, "No account has this email and password. Try again.")
    }

    func testLoggingOutShowsAnEmptyLogin() async throws {
        try await walker.logIn("valid@example.com", "sen hong 2025")
        try await walker.choose("Log out")
        XCTAssertEqual(app.state.path, [.login])
        for case .field(let label, let text, _) in app.screen.items {
            XCTAssertEqual(text.value, "", label)
        }
    }

    func testAnUnknownRouteChangesNothing() {
        let before = (app.state, app.screen)
        XCTAssertThrowsError(try app.follow("hime")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("hime", known: ["login"]))
        }
        XCTAssertEqual(app.state, before.0)
        XCTAssertTrue(app.screen === before.1)
    }

    func testAScreenThatIsLeftIsReleased() async throws {
        weak let login = app.screen
        try await walker.logIn("valid@example.com", "sen hong 2025")
        XCTAssertNil(login)
    }
}
