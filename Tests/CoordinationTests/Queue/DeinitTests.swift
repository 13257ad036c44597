import Binding
import Coordination
import WaylineRouting
import XCTest

/// An object may navigate in its deinit, whenever that is.
@MainActor
final class DeinitTests: XCTestCase {
    private func begin() throws -> (Navigator, FarewellCoordinator) {
        let coordinator = FarewellCoordinator()
        let navigator = try Navigator(coordinator)
        coordinator.onRelease = { [unowned navigator] in navigator.go(.push("last")) }
        return (navigator, coordinator)
    }

    func testAScreenNavigatesWhenItIsReleased() async throws {
        for leave: Transition in [.pop, .root("first"), .replace("first")] {
            let (navigator, _) = try begin()
            navigator.go(.push("farewell"))
            navigator.go(leave)
            XCTAssertEqual(navigator.state.top.route, "last", "\(leave)")
        }
    }

    func testAScreenThatPerformsItsOwnLeavingNavigatesWhenItIsReleased() async throws {
        let (navigator, _) = try begin()
        navigator.go(.push("farewell"))
        XCTAssertEqual(navigator.send(.perform("leave")).outcome, .committed(revision: 2))
        XCTAssertEqual(navigator.state.path, ["first", "last"])
    }

    func testAScreenThatWasWaitingForItsTurnNavigatesWhenItIsReleased() async throws {
        let (navigator, _) = try begin()
        var attempt: NavigationAttempt?
        let token = navigator.events.bind { [unowned navigator] _ in
            guard attempt == nil, let screen = navigator.screen as? Farewell else { return }
            attempt = screen.perform(.leave)
        }
        navigator.go(.push("farewell"))
        XCTAssertEqual(attempt?.outcome, .committed(revision: 2))
        XCTAssertEqual(navigator.state.path, ["first", "last"])
        token.cancel()
    }

    func testAScreenThatIsReleasedWithTheNavigatorComesTooLate() async throws {
        let coordinator = FarewellCoordinator()
        var navigator: Navigator? = try Navigator(coordinator)
        var outcomes: [Outcome?] = []
        coordinator.onRelease = { [weak coordinator] in
            outcomes.append(coordinator?.go(.push("last")).outcome)
        }
        navigator?.go(.push("farewell"))
        navigator = nil
        XCTAssertEqual(outcomes, [.superseded])
    }
}
