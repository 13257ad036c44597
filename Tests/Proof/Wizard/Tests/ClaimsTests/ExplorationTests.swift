import Claims
import WaylineExploration
import XCTest

/// Every way through the app.
@MainActor
final class ExplorationTests: XCTestCase {
    func testEveryWayThroughTheApp() async throws {
        let found = try await Exploration.claims.run()
        XCTAssertEqual(found.problems, [])
    }
}
