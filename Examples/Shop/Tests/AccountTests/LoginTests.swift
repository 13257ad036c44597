import Wayline
import Words
import XCTest

@testable import Account

@MainActor
final class LoginTests: XCTestCase {
    private let session = Session(accounts: MemoryAccounts())
    private lazy var viewModel = LoginViewModel(session, words: Words(.english))

    func testTheRightPasswordLogsIn() async {
        await logIn("tra xanh")
        XCTAssertEqual(session.user.value, "An")
        XCTAssertEqual(viewModel.error.value, "")
    }

    func testAWrongPasswordIsAnError() async {
        await logIn("tra den")
        XCTAssertFalse(session.isLoggedIn.value)
        XCTAssertEqual(viewModel.error.value, "No account has this email and password.")
    }

    func testTheFlowEndsWhenSomebodyIsLoggedIn() throws {
        XCTAssertEqual(try LoginRouter().route(to: "logged-in"), .stay)
        XCTAssertEqual(
            try LoginRouter().route(to: "logged-in", .init(isLoggedIn: true)), .finish)
    }

    private func logIn(_ password: String) async {
        viewModel.email.value = "an@example.com"
        viewModel.password.value = password
        await viewModel.logIn()
    }
}
