import Binding
import Coordination
import Screens
import TextMenu
import XCTest

@MainActor
final class LoginScreenTests: XCTestCase {
    private let viewModel = LoginViewModelStub(status: nil)
    private lazy var screen = LoginScreen(viewModel: viewModel)

    func testTheFieldsFillTheViewModel() {
        for case .field(let label, let text, _) in screen.items {
            text.value = "new \(label)"
        }
        XCTAssertEqual(viewModel.email.value, "new Email")
        XCTAssertEqual(viewModel.password.value, "new Password")
    }

    func testOnlyThePasswordIsHidden() {
        var hidden: [String] = []
        for case .field(let label, _, .hidden) in screen.items {
            hidden.append(label)
        }
        XCTAssertEqual(hidden, ["Password"])
    }

    func testTheMessageIsTheViewModels() {
        viewModel.message.value = "Not today."
        XCTAssertEqual(screen.message, "Not today.")
    }

    func testLogInAsksTheViewModelAndNamesItsRoute() async throws {
        let navigator = try Navigator(AppCoordinator(accounts: SampleAccounts()))
        let screen = try XCTUnwrap(navigator.screen as? LoginScreen)
        for case .button("Log in", let action) in screen.items {
            let outcome = await action().outcome
            XCTAssertEqual(outcome, .stayed(because: ""))
        }
        XCTAssertEqual(screen.message, "To log in, fill in both email and password.")
    }

    func testAScreenThatIsNotShownLeadsNowhere() async {
        for case .button("Log in", let action) in screen.items {
            let outcome = await action().outcome
            XCTAssertEqual(outcome, .superseded)
        }
        XCTAssertEqual(viewModel.attempts, 1)
    }
}
