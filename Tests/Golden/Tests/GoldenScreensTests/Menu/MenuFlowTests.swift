import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the menu as a user does.
@MainActor
final class MenuFlowTests: XCTestCase {
    func testEachRowLeadsToItsScreenAndBack() async throws {
        let app = try FlowDriver(AppCoordinator())
        XCTAssertTrue(app.text.hasPrefix("Menu"), app.text)
        for screen in ScreenList.all {
            try await app.choose(screen.title, in: "Screens")
            XCTAssertEqual(app.path, ["menu", screen.route])
            try await app.back()
            XCTAssertEqual(app.path, ["menu"])
        }
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }
}
