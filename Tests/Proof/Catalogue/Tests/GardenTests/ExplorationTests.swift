import Garden
import WaylineExploration
import XCTest

/// Every way through the app.
@MainActor
final class ExplorationTests: XCTestCase {
    func testEveryWayThroughTheApp() async throws {
        let found = try await Exploration.garden.run()
        XCTAssertEqual(found.problems, [])
    }
}
