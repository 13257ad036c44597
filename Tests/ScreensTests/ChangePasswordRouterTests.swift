import Coordination
import Screens
import XCTest

@MainActor
final class ChangePasswordRouterTests: XCTestCase {
    func testLoggingOutLeadsBackToLogin() async {
        XCTAssertEqual(try ChangePasswordRouter().route(to: "log-out"), .root(.login))
    }

    func testAMisspeltRouteIsAnswered() {
        XCTAssertThrowsError(try ChangePasswordRouter().route(to: "logout")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("logout", known: ["log-out"]))
        }
    }
}
