import Wayline
import XCTest

/// The list of screens of Docs/Coordination/Flows.md.
@MainActor
final class DeskTests: XCTestCase {
    func testTheMenuLeadsToAListedScreenAndToAListedFlow() async throws {
        let paths: [String: [RouteName]] = [
            "Terms": ["desk", "terms"], "Shop": ["desk", "articles"], "Nothing": ["desk"],
        ]
        for (title, path) in paths {
            let navigator = try Navigator(DeskCoordinator())
            (navigator.screen as? DeskScreen)?.choose(title)
            XCTAssertEqual(navigator.state.path, path, title)
        }
    }
}
