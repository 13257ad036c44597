import Binding
import Screens
import XCTest

@MainActor
final class LoginViewModelTests: XCTestCase {
    private let viewModel = LoginViewModel(accounts: SampleAccounts())

    func testNobodyIsLoggedInAtFirst() {
        XCTAssertNil(viewModel.status)
        XCTAssertEqual(viewModel.message.value, "")
    }

    func testLoggingInSaysTheStatusOfTheAccount() async {
        await logIn("expired@example.com", "trang ram 2024")
        XCTAssertEqual(viewModel.status, .expired)
        XCTAssertEqual(viewModel.message.value, "")
    }

    func testAWrongPasswordLogsInNobodyAndSaysSo() async {
        await logIn("valid@example.com", "trang ram 2024")
        XCTAssertNil(viewModel.status)
        XCTAssertEqual(
            viewModel.message.value, "No account has this email and password. Try again.")
    }

    func testLoggingInTakesBothEmailAndPassword() async {
        for (email, password) in [("", ""), ("valid@example.com", ""), ("", "sen hong 2025")] {
            await logIn(email, password)
            XCTAssertFalse(viewModel.canLogIn.value)
            XCTAssertNil(viewModel.status)
        }
    }

    func testAFailedAttemptForgetsTheOneBefore() async {
        await logIn("valid@example.com", "sen hong 2025")
        await logIn("valid@example.com", "")
        XCTAssertNil(viewModel.status)
    }

    func testASuccessTakesTheMessageAway() async {
        await logIn("valid@example.com", "wrong")
        await logIn("valid@example.com", "sen hong 2025")
        XCTAssertEqual(viewModel.message.value, "")
    }

    private func logIn(_ email: String, _ password: String) async {
        viewModel.email.value = email
        viewModel.password.value = password
        await viewModel.logIn()
    }
}
