import Foundation
import WaylineRouting
import XCTest

final class RouteNameTests: XCTestCase {
    private enum Route: String {
        case signUp = "sign-up"
    }

    func testARouteIsNamedByItsRawValue() {
        XCTAssertEqual(RouteName(Route.signUp), "sign-up")
        XCTAssertEqual("\(RouteName(Route.signUp))", "sign-up")
    }

    func testARouteIsSavedAsItsBareName() throws {
        let saved = try JSONEncoder().encode(["route": RouteName(Route.signUp)])
        XCTAssertEqual(String(decoding: saved, as: UTF8.self), #"{"route":"sign-up"}"#)
    }
}
