import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class ForgotPasswordViewModelTests: XCTestCase {
    private let accounts = AccountServiceStub()

    private func makeCode(_ letters: (any LetterBox)? = nil) -> ResetCodeViewModel {
        let viewModel = ResetCodeViewModel(
            email: "an@example.com", accounts: accounts, letters: letters, words: .english)
        viewModel.code.value = "1234"
        viewModel.newPassword.password.value = "cau vong sau mua"
        viewModel.newPassword.again.value = "cau vong sau mua"
        return viewModel
    }

    func testACodeIsSentToAnEmailAlone() async {
        let viewModel = ResetRequestViewModel(email: "an", accounts: accounts, words: .english)
        XCTAssertEqual(viewModel.emailError.value, "\(AccountError.notAnEmail("an"))")
        await viewModel.send()
        XCTAssertEqual(accounts.requests, [])
        viewModel.email.value = "an@example.com"
        await viewModel.send()
        XCTAssertTrue(viewModel.isSent)
        XCTAssertEqual(accounts.requests, ["request reset an@example.com"])
    }

    func testAWrongCodeIsShownBesideTheFieldUntilItIsTypedAgain() async {
        accounts.error = .wrongCode
        let viewModel = makeCode()
        await viewModel.set()
        XCTAssertEqual(viewModel.codeError.value, "\(AccountError.wrongCode)")
        XCTAssertNil(viewModel.failure)
        viewModel.code.value = "12345"
        XCTAssertEqual(viewModel.codeError.value, "")
    }

    func testTheSessionIsTheResult() async {
        let viewModel = makeCode()
        await viewModel.set()
        XCTAssertEqual(viewModel.session, .sample())
    }

    func testTheLetterIsShownIfTheAppSendsNoMail() async {
        let box = MemoryPostbox()
        await box.post(ResetLetter(email: "an@example.com", code: "1234-5678", minutes: 15))
        let viewModel = makeCode(box)
        await viewModel.readLetter()
        XCTAssertEqual(viewModel.letter.value?.code, "1234-5678")
        let other = makeCode()
        await other.readLetter()
        XCTAssertNil(other.letter.value)
    }
}
