import Binding
import SampleSupport
import XCTest

@testable import Screens

@MainActor
final class ChangePasswordViewModelTests: XCTestCase {
    private let accounts = AccountServiceStub()

    private func make(_ status: AccountStatus = .expired) -> ChangePasswordViewModel {
        ChangePasswordViewModel(accounts: accounts, session: .sample(status), words: .english)
    }

    private func fillIn(_ viewModel: ChangePasswordViewModel) {
        viewModel.oldPassword.value = "trang ram 2024"
        viewModel.newPassword.password.value = "cau vong sau mua"
        viewModel.newPassword.again.value = "cau vong sau mua"
    }

    func testTheReasonIsShown() async {
        XCTAssertEqual(
            make(.expired).reason, "Your password has expired. Choose a new one to go on.")
        XCTAssertEqual(
            make(.leaked).reason,
            "Your password was reported as leaked: others may know it. Choose a new one to go on.")
    }

    func testTheRulesAreCheckedAtEachKey() async {
        let viewModel = make()
        viewModel.oldPassword.value = "trang ram 2024"
        for (typed, error) in [
            ("", ""), ("trang ram", "The password needs at least 10 characters."),
            ("trang ram 2024", "The new password must differ from the old one."),
            ("trang ram 2025", ""),
        ] {
            viewModel.newPassword.password.value = typed
            XCTAssertEqual(viewModel.newPassword.passwordError.value, error, typed)
        }
    }

    func testTheSecondMustBeAsTheFirst() async {
        let viewModel = make()
        fillIn(viewModel)
        XCTAssertTrue(viewModel.canChange.value)
        viewModel.newPassword.again.value = "cau vong"
        XCTAssertEqual(
            viewModel.newPassword.againError.value, "The two passwords are not the same.")
        XCTAssertFalse(viewModel.canChange.value)
    }

    func testAWrongOldPasswordIsShownBesideTheFieldUntilItIsTypedAgain() async {
        accounts.error = .wrongOldPassword
        let viewModel = make()
        fillIn(viewModel)
        await viewModel.change()
        XCTAssertEqual(viewModel.oldPasswordError.value, "\(AccountError.wrongOldPassword)")
        XCTAssertNil(viewModel.failure)
        viewModel.oldPassword.value = "trang"
        XCTAssertEqual(viewModel.oldPasswordError.value, "")
    }

    func testAnyOtherErrorIsAFailure() async {
        accounts.error = .fault(.offline(host: "example.com"))
        let viewModel = make()
        fillIn(viewModel)
        await viewModel.change()
        XCTAssertEqual(viewModel.failure, "\(ServiceFault.offline(host: "example.com"))")
    }

    func testNothingIsSentThatIsNotFilledIn() async {
        await make().change()
        XCTAssertEqual(accounts.requests, [])
    }
}
