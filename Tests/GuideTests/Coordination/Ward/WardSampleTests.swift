import Wayline
import XCTest

@MainActor
final class WardSampleTests: XCTestCase {
    func testATabComesAndGoesAndIsMadeWhenItIsSeen() async throws {
        let ward = WardCoordinator()
        let navigator = try Navigator(ward)
        XCTAssertEqual(navigator.tabs(of: navigator.state.root).map(\.name), ["patients", "beds"])
        ward.isChief.value = true
        navigator.send(.select("staff"))
        XCTAssertEqual(navigator.state.path, ["staff"])
        ward.isChief.value = false
        XCTAssertEqual(navigator.state.path, ["patients"])
    }
}
