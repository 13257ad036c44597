import Generator
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

    func testARouteHasAtMost60Letters() {
        let name = String(repeating: "a", count: 61)
        assertThrows(
            "'\(name)' cannot name a route: it is 61 letters long, and 60 is the most, "
                + "e.g. 'order-history'."
        ) { () throws(NameError) in _ = try RouteName(name) }
    }
}
