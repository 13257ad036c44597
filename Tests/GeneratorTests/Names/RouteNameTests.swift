import WaylineGenerator
import XCTest

final class RouteNameTests: XCTestCase {
    func testARouteIsWrittenInKebabCase() {
        for text in ["a", "profile", "order-history", "order-2", "b2b"] {
            XCTAssertNoThrow(try RouteName(text))
        }
    }

    func testAnythingElseIsRefusedWithARouteThatWouldDo() {
        let form = "start with a small letter, then small letters, digits and single hyphens, e.g. "
        for (name, better) in [
            ("", "order-history"), ("OrderHistory", "order-history"),
            ("order_history", "order-history"),
            ("order--history", "order-history"), ("-orders", "orders"), ("orders-", "orders"),
            ("order history", "order-history"), ("2-orders", "order-history"),
            ("caf\u{E9}", "order-history"),
            ("wayline://orders", "wayline-orders"),
        ] {
            assertThrows("'\(name)' cannot name a route: \(form)'\(better)'.") {
                () throws(NameError) in _ = try RouteName(name)
            }
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
