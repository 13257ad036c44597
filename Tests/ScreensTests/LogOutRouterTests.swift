import Coordination
import Screens
import XCTest

@MainActor
final class LogOutRouterTests: XCTestCase {
    func testLoggingOutLeadsBackToLogin() async {
        XCTAssertEqual(try LogOutRouter().route(to: "log-out"), .root(.login))
    }

    func testAMisspeltRouteIsAnswered() {
        XCTAssertThrowsError(try LogOutRouter().route(to: "logout")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("logout", known: ["log-out"]))
        }
    }
}
