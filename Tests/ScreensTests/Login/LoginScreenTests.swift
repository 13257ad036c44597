import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class LoginScreenTests: XCTestCase {
    private let accounts = AccountServiceStub()
    private lazy var viewModel = LoginViewModel(accounts: accounts, words: .english)
    private lazy var screen = LoginScreen(viewModel: viewModel, words: .english)

    override func setUp() async throws {
        screen.start()
    }

    /// Leaves no password in memory: other tests of the process check that.
    override func tearDown() async throws {
        screen.view.password.text = ""
    }

    func testTheFieldsFillTheViewModelAndItFillsThem() async {
        screen.view.email.type("an@example.com")
        screen.view.password.type("secret")
        XCTAssertEqual(viewModel.email.value, "an@example.com")
        XCTAssertEqual(viewModel.password.value, "secret")
        viewModel.email.value = "binh@example.com"
        XCTAssertEqual(screen.view.email.text, "binh@example.com")
    }

    func testTheFactsAreThoseOfTheViewModel() async {
        XCTAssertEqual(screen.facts, .init())
        (viewModel.email.value, viewModel.password.value) = ("an@example.com", "secret")
        await viewModel.logIn()
        XCTAssertEqual(screen.facts, .init(status: .valid, email: "an@example.com"))
    }
}
