import XCTest

@testable import WaylineGenerator

final class RouteNameTests: XCTestCase {
    func testARouteIsWrittenInKebabCase() {
        for text in ["a", "profile", "order-history", "order-2", "b2b"] {
            XCTAssertNoThrow(try NameKind.checkRoute(text))
        }
    }

    func testAnythingElseIsRefused() throws {
        for name in [
            "", "OrderHistory", "order_history", "order--history", "-orders", "orders-",
            "order history", "2-orders", "caf\u{E9}", "wayline://orders",
        ] {
            assert(
                name,
                "start with a small letter, then small letters, digits and single hyphens, e.g. "
                    + "'order-history'.")
        }
    }

    func testARouteHasAtMost80Letters() {
        assert(String(repeating: "a", count: 81), "it is too long: 80 letters is the limit.")
    }

    private func assert(_ name: String, _ reason: String) {
        XCTAssertThrowsError(try NameKind.checkRoute(name)) {
            XCTAssertEqual("\($0)", "'\(name)' cannot name a route: \(reason)")
        }
    }
}
