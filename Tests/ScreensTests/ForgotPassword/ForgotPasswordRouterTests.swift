import Screens
import Wayline
import XCTest

@MainActor
final class ForgotPasswordRouterTests: XCTestCase {
    private func decide(
        _ route: ResetRequestRouter.Route, _ viewModel: ResetRequestViewModelStub
    ) throws -> Transition {
        try ResetRequestRouter(viewModel: viewModel).route(to: RouteName(route))
    }

    private func decide(
        _ route: ResetCodeRouter.Route, _ viewModel: ResetCodeViewModelStub
    ) throws -> Transition {
        try ResetCodeRouter(viewModel: viewModel).route(to: RouteName(route))
    }

    func testTheCodeIsAskedForWhenItWasSent() async throws {
        XCTAssertEqual(try decide(.sent, ResetRequestViewModelStub()), .stay)
        XCTAssertEqual(
            try decide(.sent, .init(isSent: true)),
            .push(.resetCode, ResetCodeInput(email: "an@example.com")))
        XCTAssertEqual(try decide(.failed, ResetRequestViewModelStub()), .stay)
        XCTAssertEqual(
            try decide(.failed, ResetRequestViewModelStub(failure: "No.")), .alert(Alert("No.")))
    }

    func testTheFlowEndsWithTheSession() async throws {
        XCTAssertEqual(try decide(.set, .init()), .stay)
        XCTAssertEqual(try decide(.set, .init(session: .sample())), .finish(Session.sample()))
        XCTAssertEqual(try decide(.failed, ResetCodeViewModelStub()), .stay)
        XCTAssertEqual(
            try decide(.failed, ResetCodeViewModelStub(failure: "No.")), .alert(Alert("No.")))
    }
}
