import Binding
import Coordination
import Screens
import TextMenu
import XCTest

@MainActor
final class AppCoordinatorTests: XCTestCase {
    func testTheAppBeginsWithLogin() async throws {
        let walker = try Walker()
        XCTAssertEqual(walker.navigator.state.path, [.login])
        XCTAssertTrue(walker.navigator.screen is LoginScreen)
    }

    func testAValidPasswordLeadsHome() async throws {
        let walker = try Walker()
        try await walker.logIn("valid@example.com", "sen hong 2025")
        XCTAssertEqual(walker.navigator.state.path, [.home])
        XCTAssertTrue(walker.navigator.screen is HomeScreen)
    }

    func testAnExpiredOrLeakedPasswordLeadsToChangePassword() async throws {
        let accounts = [
            ("expired@example.com", "trang ram 2024"), ("leaked@example.com", "mua xuan 2023"),
        ]
        for (email, password) in accounts {
            let walker = try Walker()
            try await walker.logIn(email, password)
            XCTAssertEqual(walker.navigator.state.path, [.login, .changePassword])
            XCTAssertTrue(walker.navigator.screen is ChangePasswordScreen)
        }
    }

    func testAWrongPasswordKeepsTheScreenAndSaysWhy() async throws {
        let walker = try Walker()
        let before = walker.navigator.screen
        try await walker.logIn("valid@example.com", "mua xuan 2023")
        XCTAssertEqual(walker.navigator.state.path, [.login])
        XCTAssertTrue(walker.navigator.screen === before)
        XCTAssertEqual(
            try walker.screen.message, "No account has this email and password. Try again.")
    }

    func testLoggingOutShowsAnEmptyLogin() async throws {
        let walker = try Walker()
        try await walker.logIn("valid@example.com", "sen hong 2025")
        try await walker.choose("Log out")
        XCTAssertEqual(walker.navigator.state.path, [.login])
        for case .field(let label, let text, _) in try walker.screen.items {
            XCTAssertEqual(text.value, "", label)
        }
    }

    func testAnUnknownRouteChangesNothing() throws {
        let navigator = try Walker().navigator
        let before = (navigator.state, navigator.screen)
        XCTAssertEqual(
            navigator.send(.perform("hime")).outcome,
            .refused(.unknownRoute("hime", known: ["login"])))
        XCTAssertEqual(navigator.state, before.0)
        XCTAssertTrue(navigator.screen === before.1)
    }

    func testAScreenThatIsLeftIsReleased() async throws {
        let walker = try Walker()
        weak let login = walker.navigator.screen
        try await walker.logIn("valid@example.com", "sen hong 2025")
        XCTAssertNil(login)
        XCTAssertEqual(walker.navigator.findLeaks(), [])
    }
}
