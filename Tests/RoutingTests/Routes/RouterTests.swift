import WaylineRouting
import XCTest

@MainActor
final class RouterTests: XCTestCase {
    func testAKnownRouteLeadsWhereTheRouterDecides() async {
        let decisions: [(RouteName, Transition)] = [
            ("help", .push("help")), ("sign-up", .root("profile")), ("nowhere", .stay),
        ]
        for (route, transition) in decisions {
            XCTAssertEqual(try FixedRouter().route(to: route), transition)
        }
    }

    func testAnUnknownRouteThrowsAndNamesTheKnownOnes() {
        XCTAssertThrowsError(try FixedRouter().route(to: "signup")) { error in
            XCTAssertEqual(
                error as? RoutingError,
                .unknownRoute("signup", known: ["help", "sign-up", "nowhere"]))
        }
    }

    func testARouteIsFoundByItsWholeNameOnly() {
        for name: RouteName in ["", "Help", "help ", "signUp"] {
            XCTAssertThrowsError(try FixedRouter().route(to: name), "\(name)")
        }
    }
}

private struct FixedRouter: Router {
    enum Route: String, CaseIterable {
        case help
        case signUp = "sign-up"
        case nowhere
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .help: .push("help")
        case .signUp: .root("profile")
        case .nowhere: .stay
        }
    }
}
