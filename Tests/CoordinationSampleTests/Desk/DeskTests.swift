import Wayline
import XCTest

/// The list of screens of Docs/Coordination/Flows.md.
@MainActor
final class DeskTests: XCTestCase {
    func testTheMenuLeadsToAListedScreenAndToAListedFlow() async throws {
        for (title, path) in [
            "Terms": [RouteName.desk, .terms], "Shop": [.desk, .articles], "Nothing": [.desk],
        ] {
            let navigator = try Navigator(DeskCoordinator())
            (navigator.screen as? DeskScreen)?.choose(title)
            XCTAssertEqual(navigator.state.path, path, title)
        }
    }
}
