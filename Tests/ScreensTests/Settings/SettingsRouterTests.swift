import Wayline
import XCTest

@testable import Screens

final class SettingsRouterTests: XCTestCase {
    func testLoggingOutIsAskedAboutFirst() throws {
        XCTAssertEqual(try SettingsRouter().route(to: "leave"), .alert(.logOut(.english)))
        XCTAssertEqual(try SettingsRouter().route(to: "log-out"), .present(.logOut))
    }
}
