import Coordination
import Screens
import XCTest

@MainActor
final class LandingRouterTests: XCTestCase {
    func testLoggingOutLeadsBackToLogin() async {
        XCTAssertEqual(try LandingRouter().route(to: "log-out"), .root(.login))
    }

    func testAMisspeltRouteIsAnswered() {
        XCTAssertThrowsError(try LandingRouter().route(to: "logout")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("logout", known: ["log-out"]))
        }
    }
}
