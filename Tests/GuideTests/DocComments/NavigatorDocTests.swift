import Wayline
import XCTest

/// The sample in the doc comment of Navigator.
@MainActor
final class NavigatorDocTests: XCTestCase {
    func testNavigator() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.go(.push(.terms))
        XCTAssertEqual(navigator.state.path, ["basket", "terms"])
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["basket"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }
}
