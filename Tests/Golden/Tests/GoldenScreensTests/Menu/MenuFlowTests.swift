import GoldenScreens
import Wayline
import XCTest

/// Uses the menu as a user does.
@MainActor
final class MenuFlowTests: XCTestCase {
    func testEachRowLeadsToItsScreenAndBack() async throws {
        let app = try FlowDriver(MenuCoordinator())
        for screen in ScreenList.all {
            try await app.choose(screen.title)
            XCTAssertEqual(app.path, [.menu, screen.route])
            try await app.back()
            XCTAssertEqual(app.path, [.menu])
        }
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAnUnknownScreenLeadsNowhere() async {
        let router = MenuRouter(ScreenList.all)
        XCTAssertEqual(try router.route(to: "screen", ["route": "nowhere to be found"]), .stay)
    }
}
