import Screens
import Wayline
import XCTest

@MainActor
final class LoginScreenTests: XCTestCase {
    private let viewModel = LoginViewModelStub()
    private lazy var screen = LoginScreen(viewModel: viewModel, words: .english)

    override func setUp() async throws {
        screen.start()
    }

    func testTheControlsAreNamedAsUsersKnowThem() async {
        let names = ["Email", "Password", "Logging in…", "Log in", "Sign up", "Forgot password"]
        XCTAssertEqual(screen.view.controls.map(\.label), names)
    }

    func testTheFieldsFillTheViewModelAndItFillsThem() async {
        screen.view.email.type("an@example.com")
        screen.view.password.type("secret")
        XCTAssertEqual(viewModel.email.value, "an@example.com")
        XCTAssertEqual(viewModel.password.value, "secret")
        viewModel.email.value = "binh@example.com"
        XCTAssertEqual(screen.view.email.text, "binh@example.com")
    }

    func testOnlyThePasswordIsHidden() async {
        XCTAssertFalse(screen.view.email.isSecure)
        XCTAssertTrue(screen.view.password.isSecure)
    }

    func testAnErrorIsShownBesideItsField() async {
        viewModel.emailError.value = "no email"
        viewModel.passwordError.value = "no password"
        XCTAssertEqual(screen.view.email.error, "no email")
        XCTAssertEqual(screen.view.password.error, "no password")
    }

    func testTheButtonAndTheSpinnerFollowTheState() async {
        XCTAssertFalse(screen.view.logIn.isEnabled)
        viewModel.email.value = "an@example.com"
        viewModel.password.value = "secret"
        XCTAssertTrue(screen.view.logIn.isEnabled)
        viewModel.isUnderWay.value = true
        XCTAssertTrue(screen.view.progress.isSpinning)
    }

    func testTheDraftIsTheEmailAlone() async {
        viewModel.email.value = "an@example.com"
        viewModel.password.value = "secret"
        XCTAssertEqual(screen.draft, "an@example.com")
    }
}
