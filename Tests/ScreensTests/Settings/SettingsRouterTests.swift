import Wayline
import XCTest

@testable import Screens

final class SettingsRouterTests: XCTestCase {
    func testAFailedLogoutIsReported() throws {
        let router = SettingsRouter()
        XCTAssertEqual(try router.route(to: "log-out-failed"), .stay)
        XCTAssertEqual(
            try router.route(to: "log-out-failed", .init(failure: "No.")), .alert(Alert("No.")))
    }
}
