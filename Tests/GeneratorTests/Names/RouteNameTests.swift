import WaylineGenerator
import XCTest

final class RouteNameTests: XCTestCase {
    func testARouteIsWrittenInKebabCase() {
        for text in ["a", "profile", "order-history", "order-2", "b2b"] {
            XCTAssertNoThrow(try RouteName(text))
        }
    }

    func testAnythingElseIsRefused() throws {
        for name in [
            "", "OrderHistory", "order_history", "order--history", "-orders", "orders-",
            "order history", "2-orders", "caf\u{E9}", "wayline://orders",
        ] {
            assertThrows(
                "'\(name)' cannot name a route: start with a small letter, then small letters, "
                    + "digits and single hyphens, e.g. 'order-history'."
            ) { () throws(NameError) in _ = try RouteName(name) }
        }
    }

    func testARouteHasAtMost80Letters() {
        let name = String(repeating: "a", count: 81)
        assertThrows(
            "'\(name.dropLast())…' cannot name a route: it is 81 letters long, and 80 is the most, "
                + "e.g. 'order-history'."
        ) { () throws(NameError) in _ = try RouteName(name) }
    }
}
