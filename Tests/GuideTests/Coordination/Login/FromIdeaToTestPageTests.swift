import Wayline
import XCTest

/// The code of Docs/Coordination/FromIdeaToTest.md, and what the page says of it.
@MainActor
final class FromIdeaToTestPageTests: XCTestCase {
    private var navigator: Navigator?

    func testAnExpiredPasswordMustBeChanged() async {
        XCTAssertEqual(
            try LoginRouter().route(to: "log-in", .init(status: .expired, email: "an@example.com")),
            .push(.changePassword, ChangePasswordInput(email: "an@example.com")))
    }

    func testAnUnknownAccountStays() async {
        XCTAssertEqual(
            try LoginRouter().route(to: "log-in"),
            .stay(because: "No account has this email and password."))
    }

    func testAnExpiredPasswordIsChangedOnTheWayHome() async throws {
        let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
        try await logIn(navigator, "binh@example.com", "trang ram")
        XCTAssertEqual(navigator.state.path, ["login", "change-password"])
        navigator.send(.perform("save"))
        XCTAssertEqual(navigator.state.path, ["home"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAValidAccountLeadsHome() async throws {
        let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
        try await logIn(navigator, "an@example.com", "sen hong")
        XCTAssertEqual(navigator.state.path, ["home"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAWrongPasswordIsSaid() async throws {
        let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
        try await logIn(navigator, "an@example.com", "sen trang")
        let login = try XCTUnwrap(navigator.screen as? LoginScreen)
        XCTAssertEqual(login.message.value, "No account has this email and password.")
        XCTAssertEqual(navigator.state.path, ["login"])
    }

    func testAReplyThatComesTooLateChangesNothing() async throws {
        let accounts = SlowAccounts { [unowned self] in leaveAndComeBack() }
        let navigator = try Navigator(AppCoordinator(accounts: accounts))
        self.navigator = navigator
        try await logIn(navigator, "an@example.com", "sen hong")
        XCTAssertEqual(navigator.state.path, ["login"])
    }

    private func leaveAndComeBack() {
        navigator?.go(.push(.home))
        navigator?.send(.back)
    }

    private func logIn(_ navigator: Navigator, _ email: String, _ password: String) async throws {
        let login = try XCTUnwrap(navigator.screen as? LoginScreen)
        login.viewModel.email.value = email
        login.viewModel.password.value = password
        await login.logIn()
    }
}
