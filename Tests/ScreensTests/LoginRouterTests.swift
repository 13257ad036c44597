import Coordination
import Screens
import XCTest

@MainActor
final class LoginRouterTests: XCTestCase {
    func testLoggingInLeadsWhereTheAccountsStatusSays() async {
        let decisions: [(AccountStatus?, Transition)] = [
            (nil, .stay),
            (.valid, .root(.home)),
            (.expired, .push(.changePassword)),
            (.leaked, .push(.changePassword)),
        ]
        for (status, transition) in decisions {
            let viewModel = LoginViewModelStub(status: status)
            let router = LoginRouter(viewModel: viewModel)
            XCTAssertEqual(try router.route(to: "login"), transition)
        }
    }

    func testAMisspeltRouteIsAnswered() {
        let viewModel = LoginViewModelStub(status: .valid)
        XCTAssertThrowsError(try LoginRouter(viewModel: viewModel).route(to: "log-in")) { error in
            XCTAssertEqual(
                "\(error)",
                "'log-in' is not a route: known here are 'login'. Did you mean 'login'?")
        }
    }
}
