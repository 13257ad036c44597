import Shop
import Wayline
import WaylineExploration
import XCTest

/// Every way through the shop.
@MainActor
final class ExplorationTests: XCTestCase {
    func testEveryWayThroughTheShop() async throws {
        let found = try await Exploration.shop.run()
        XCTAssertEqual(found.problems, [])
    }
}
