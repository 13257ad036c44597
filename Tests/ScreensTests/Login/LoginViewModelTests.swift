import Binding
import XCTest

@testable import Screens

@MainActor
final class LoginViewModelTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private lazy var viewModel = LoginViewModel(accounts: accounts, words: .english)

    private func fillIn(_ email: String = "an@example.com", _ password: String = "secret") {
        viewModel.email.value = email
        viewModel.password.value = password
    }

    func testLoggingInTakesAnEmailAndAPassword() async {
        for (email, password, isEnough) in [
            ("", "", false), ("an@example.com", "", false), ("", "secret", false),
            ("an@example.com", "secret", true),
        ] {
            fillIn(email, password)
            XCTAssertEqual(viewModel.canLogIn.value, isEnough, "\(email) \(password)")
        }
    }

    func testAnAllowedEntryIsAnEvent() async {
        fillIn(" An@Example.com ")
        var results: [Result<Session, AccountError>] = []
        let listener = viewModel.results.bind { results.append($0) }
        await viewModel.logIn()
        XCTAssertEqual(results, [.success(.sample())])
        XCTAssertEqual(viewModel.session.value?.status, .valid)
        XCTAssertEqual(accounts.requests, ["log in an@example.com"])
        listener.cancel()
    }

    func testAnInvalidEmailIsReportedBesideTheFieldWithoutARequest() async {
        fillIn("an.example.com")
        await viewModel.logIn()
        XCTAssertEqual(
            viewModel.emailError.value, "\(AccountError.notAnEmail("an.example.com"))")
        XCTAssertEqual(accounts.requests, [])
    }

    func testAWrongPasswordIsShownBesideTheFieldOnly() async {
        accounts.error = .wrongCredentials
        fillIn()
        await viewModel.logIn()
        XCTAssertEqual(viewModel.passwordError.value, "\(AccountError.wrongCredentials)")
        XCTAssertNil(viewModel.failure)
        XCTAssertNil(viewModel.session.value)
    }

    func testTypingClearsTheError() async {
        accounts.error = .wrongCredentials
        fillIn()
        await viewModel.logIn()
        viewModel.password.value = "secret2"
        XCTAssertEqual(viewModel.passwordError.value, "")
    }

    func testAnyOtherErrorIsAFailureInTheLanguageOfTheUser() async {
        let errors: [AccountError] = [
            .slowedDown(seconds: 30), .fault(.offline(host: "example.com")),
            .fault(.timedOut(host: "example.com", seconds: 10)),
        ]
        let viewModel = LoginViewModel(accounts: accounts, words: Words(.vietnamese))
        viewModel.email.value = "an@example.com"
        viewModel.password.value = "secret"
        for error in errors {
            accounts.error = error
            await viewModel.logIn()
            XCTAssertEqual(viewModel.failure, error.text(in: Words(.vietnamese)))
        }
    }

    func testOneAttemptIsMadeAtATime() async {
        accounts.gate.isHeld = true
        fillIn()
        let first = Task { await viewModel.logIn() }
        while accounts.gate.count == 0 { await Task.yield() }
        XCTAssertTrue(viewModel.isLoggingIn.value)
        XCTAssertFalse(viewModel.canLogIn.value)
        await viewModel.logIn()
        accounts.gate.open()
        await first.value
        XCTAssertEqual(accounts.requests.count, 1)
        XCTAssertTrue(viewModel.canLogIn.value)
    }

    func testACancelledAttemptReportsNothing() async {
        accounts.gate.isHeld = true
        fillIn()
        var count = 0
        let listener = viewModel.results.bind { _ in count += 1 }
        let attempt = Task { await viewModel.logIn() }
        while accounts.gate.count == 0 { await Task.yield() }
        attempt.cancel()
        await attempt.value
        XCTAssertEqual(count, 0)
        XCTAssertNil(viewModel.failure)
        XCTAssertFalse(viewModel.isLoggingIn.value)
        listener.cancel()
    }
}
