import Binding
import Coordination
import Screens
import TextMenu
import XCTest

@MainActor
final class LoginScreenTests: XCTestCase {
    private let viewModel = LoginViewModelStub(status: nil)
    private lazy var screen = LoginScreen(viewModel: viewModel)

    override func setUp() async throws {
        screen.start()
    }

    func testTheFieldsFillTheViewModel() async {
        screen.view.email.type("ann@example.com")
        screen.view.password.type("secret")
        XCTAssertEqual(viewModel.email.value, "ann@example.com")
        XCTAssertEqual(viewModel.password.value, "secret")
    }

    func testOnlyThePasswordIsHidden() async {
        XCTAssertFalse(screen.view.email.isSecure)
        XCTAssertTrue(screen.view.password.isSecure)
    }

    func testTheMessageIsTheViewModels() async {
        viewModel.message.value = "Not today."
        XCTAssertEqual(screen.view.message.text, "Not today.")
    }

    func testLoggingInTakesAnEmailAndAPassword() async {
        XCTAssertFalse(screen.view.logIn.isEnabled)
        viewModel.email.value = "ann@example.com"
        viewModel.password.value = "secret"
        XCTAssertTrue(screen.view.logIn.isEnabled)
    }
}
