import Wayline
import XCTest

@testable import Screens

final class ChangePasswordRouterTests: XCTestCase {
    private let router = ChangePasswordRouter()

    func testEachRouteLeadsWhereItShould() throws {
        XCTAssertEqual(try router.route(to: "changed"), .enter(.home))
        XCTAssertEqual(try router.route(to: "failed"), .stay)
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
        XCTAssertEqual(try router.route(to: "log-out-failed"), .stay)
        XCTAssertEqual(
            try router.route(
                to: "log-out-failed", .init(failure: "No.", logOutFailure: "Not out.")),
            .alert(Alert("Not out.")))
    }
}
