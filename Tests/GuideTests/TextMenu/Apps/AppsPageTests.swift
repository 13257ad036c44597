import Wayline
import XCTest

/// The code of Docs/TextMenu/Apps.md.
@MainActor
final class AppsPageTests: XCTestCase {
    func testADriverTakesTheApp() async throws {
        let driver = try FlowDriver(.cafe)
        try await driver.type("An", into: "Name")
        XCTAssertEqual(driver.path, ["order"])
    }

    func testALinkLeadsToAReceipt() async throws {
        let driver = try FlowDriver(.cafe)
        try await driver.open("cafe://receipts/An")
        XCTAssertEqual(driver.path, ["order", "receipt"])
        XCTAssertEqual(driver.text, "Ready\nOrder > Ready\nAn, your coffee is ready.")
    }

    func testTheNextRunBeginsWhereThisOneEnds() async throws {
        let drawer = Drawer()
        let cafe = try App.cafe.storing(in: DrawerStore(drawer: drawer)).start()
        cafe.open("cafe://receipts/An")
        try cafe.end()
        XCTAssertEqual(drawer.papers.keys.sorted(), ["place"])
        var options = LaunchOptions()
        options.store = DrawerStore(drawer: drawer)
        XCTAssertEqual(try FlowDriver(.cafe, options).path, ["order", "receipt"])
    }

    func testALinkWaitsForAMember() async throws {
        let gym = GymCoordinator()
        let driver = try FlowDriver(.gym(gym))
        XCTAssertEqual(driver.path, ["welcome"])
        gym.member.value = "An"
        driver.navigator.go(.root(.order))
        XCTAssertEqual(driver.path, ["order"])
    }
}
