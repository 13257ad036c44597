import Foundation
import WaylineRouting
import XCTest

final class RouteIDTests: XCTestCase {
    private enum Route: String {
        case signUp = "sign-up"
    }

    func testARouteIsNamedByItsRawValue() {
        XCTAssertEqual(RouteID(Route.signUp), "sign-up")
        XCTAssertEqual("\(RouteID(Route.signUp))", "sign-up")
    }

    func testARouteIsSavedAsItsBareName() throws {
        let saved = try JSONEncoder().encode(["route": RouteID(Route.signUp)])
        XCTAssertEqual(String(decoding: saved, as: UTF8.self), #"{"route":"sign-up"}"#)
    }
}
