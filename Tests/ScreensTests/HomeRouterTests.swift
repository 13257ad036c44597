import Coordination
import Screens
import XCTest

@MainActor
final class HomeRouterTests: XCTestCase {
    func testLoggingOutLeadsBackToLogin() async {
        XCTAssertEqual(try HomeRouter().route(to: "log-out"), .root(.login))
    }

    func testAMisspeltRouteIsAnswered() {
        XCTAssertThrowsError(try HomeRouter().route(to: "logout")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("logout", known: ["log-out"]))
        }
    }
}
