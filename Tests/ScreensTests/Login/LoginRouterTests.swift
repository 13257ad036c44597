import Screens
import Wayline
import XCTest

@MainActor
final class LoginRouterTests: XCTestCase {
    private func decide(
        _ route: LoginRouter.Route, _ viewModel: LoginViewModelStub = LoginViewModelStub()
    ) throws -> Transition {
        try LoginRouter(viewModel: viewModel).route(to: RouteName(route))
    }

    func testTheStatusDecidesTheScreenAfterALogin() async throws {
        XCTAssertEqual(try decide(.login, .init(status: nil)), .stay)
        XCTAssertEqual(try decide(.login, .init(status: .valid)), .enter(.home))
        XCTAssertEqual(try decide(.login, .init(status: .expired)), .push(.changePassword))
        XCTAssertEqual(try decide(.login, .init(status: .leaked)), .push(.changePassword))
    }

    func testAFailureThatBelongsToNoFieldIsShownInAnAlert() async throws {
        XCTAssertEqual(try decide(.failed, .init(failure: "No.")), .alert(Alert("No.")))
        XCTAssertEqual(try decide(.failed, .init(failure: nil)), .stay)
        XCTAssertEqual(try decide(.failed, .init(status: .valid)), .stay)
    }

    func testSigningUpIsAFlowWhateverTheStatus() async throws {
        for status in AccountStatus.allCases + [nil] {
            XCTAssertEqual(try decide(.signUp, .init(status: status)), .start(.signUp))
        }
    }

    func testAForgottenPasswordTakesTheEmailAlong() async throws {
        let viewModel = LoginViewModelStub()
        viewModel.email.value = "an@"
        XCTAssertEqual(
            try decide(.forgotPassword, viewModel),
            .start(.forgotPassword, ForgotPasswordInput(email: "an@")))
    }

    func testAMisspeltRouteIsAnswered() async {
        let viewModel = LoginViewModelStub()
        XCTAssertThrowsError(try LoginRouter(viewModel: viewModel).route(to: "log-in")) { error in
            XCTAssertEqual(
                "\(error)",
                "'log-in' is not a route: known here are 'login', 'failed', 'sign-up', "
                    + "'forgot-password'. Did you mean 'login'?")
        }
    }
}
