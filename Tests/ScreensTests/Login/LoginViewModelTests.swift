import Binding
import SampleSupport
import XCTest

@testable import Screens

/// The rules that `LoginThreeWaysTests` does not test for each way to write the login.
@MainActor
final class LoginViewModelTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private lazy var viewModel = LoginViewModel(accounts: accounts, words: .english)

    private func fillIn() {
        (viewModel.email.value, viewModel.password.value) = (" An@Example.com ", "secret")
    }

    func testAnAttemptPutsOutItsStateInOrder() async {
        fillIn()
        let recorder = OutputRecorder()
        recorder.record(viewModel.canLogIn, as: "canLogIn")
        recorder.record(viewModel.session.map { $0 != nil }, as: "isLoggedIn")
        await viewModel.logIn()
        XCTAssertEqual(
            recorder.take(),
            [
                "canLogIn: true", "isLoggedIn: false", "canLogIn: false", "isLoggedIn: true",
                "canLogIn: true",
            ])
        XCTAssertEqual(accounts.requests, ["log in an@example.com"])
    }

    func testAWrongPasswordIsShownBesideTheFieldOnly() async {
        accounts.error = .wrongCredentials
        fillIn()
        await viewModel.logIn()
        XCTAssertEqual(viewModel.passwordError.value, "\(AccountError.wrongCredentials)")
        XCTAssertNil(viewModel.failure)
        XCTAssertNil(viewModel.session.value)
    }

    func testAnyOtherErrorIsAFailureInTheLanguageOfTheUser() async {
        let viewModel = LoginViewModel(accounts: accounts, words: Words(.vietnamese))
        (viewModel.email.value, viewModel.password.value) = ("an@example.com", "secret")
        accounts.error = .slowedDown(seconds: 30)
        await viewModel.logIn()
        XCTAssertEqual(
            viewModel.failure, AccountError.slowedDown(seconds: 30).text(in: Words(.vietnamese)))
    }
}
