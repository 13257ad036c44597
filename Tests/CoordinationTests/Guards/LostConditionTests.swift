import Binding
import Coordination
import WaylineRouting
import XCTest

/// The user is led away from a screen, wherever it is, when its condition no longer holds.
@MainActor
final class LostConditionTests: XCTestCase {
    private let museum = Museum()

    private func navigator(_ transitions: Transition...) throws -> Navigator {
        let navigator = try Navigator(museum, settings: .findingLeaks)
        for transition in transitions { navigator.go(transition) }
        return navigator
    }

    private func letIn(_ navigator: Navigator) throws {
        try XCTUnwrap(navigator.coordinator as? MuseumDesk).letIn()
    }

    func testARunawayDoesNotKeepTheScreen() async throws {
        var settings = NavigatorSettings()
        settings.runLimit = 10
        let navigator = try Navigator(museum, settings: settings)
        navigator.go(.push("vault"))
        museum.onStorm = { [unowned museum] in
            for _ in 0..<20 { navigator.go(.push("street")) }
            museum.knowsVisitor.value = false
        }
        navigator.go(.push("storm"))
        XCTAssertEqual(navigator.state.path, ["hall"])
        museum.onStorm = {}
    }
}
