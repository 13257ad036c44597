import Wayline
import XCTest

@testable import Screens

final class ChangePasswordRouterTests: XCTestCase {
    private let router = ChangePasswordRouter()

    func testEachRouteLeadsWhereItShould() throws {
        XCTAssertEqual(try router.route(to: "changed"), .enter(.home))
        XCTAssertEqual(try router.route(to: "failed"), .stay)
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
        XCTAssertEqual(try router.route(to: "leave"), .alert(.logOut(.english)))
        XCTAssertEqual(try router.route(to: "log-out"), .present(.logOut))
    }
}
