import Screens
import Wayline
import XCTest

@MainActor
final class SettingsRouterTests: XCTestCase {
    func testLoggingOutIsAskedAboutFirst() async throws {
        let router = SettingsRouter(words: .english)
        XCTAssertEqual(try router.route(to: "leave"), .alert(.logOut(.english)))
        XCTAssertEqual(try router.route(to: "log-out"), .present(.logOut))
    }
}
