import Coordination
import WaylineRouting
import XCTest

/// An undo that waits for a detour, and a restore in between.
@MainActor
final class PostponedUndoTests: XCTestCase {
    func testAPostponedUndoIsSupersededByARestoreThatIsQueuedBeforeIt() async throws {
        let coordinator = DetourCoordinator()
        let navigator = try Navigator(coordinator)
        navigator.go(.push("b"))
        let bytes = try navigator.save()
        navigator.go(.pop)
        coordinator.verdict = .after(.push("c"))
        let undo = navigator.send(.undo)
        coordinator.verdict = .allow
        XCTAssertEqual(navigator.state.path, ["a", "c"])
        coordinator.onStopOfC = { [unowned navigator] in _ = try? navigator.restore(bytes) }
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(undo.outcome, .superseded)
    }
}

@MainActor
private final class DetourCoordinator: Coordinator {
    static let flow = Flow<DetourCoordinator>("a") {
        ScreenRoute("a") { _ in StoppingScreen() }
        ScreenRoute("b") { _ in StoppingScreen() }
            .onEnter { coordinator, _ in coordinator.verdict }
        ScreenRoute("c") { coordinator in
            StoppingScreen { [unowned coordinator] in coordinator.stopC() }
        }
    }

    var verdict = Verdict.allow
    var onStopOfC: (() -> Void)?

    /// Calls the closure once.
    func stopC() {
        let action = onStopOfC
        onStopOfC = nil
        action?()
    }
}

@MainActor
private final class StoppingScreen: Screen {
    private let onStop: () -> Void

    init(onStop: @escaping () -> Void = {}) {
        self.onStop = onStop
    }

    func stop() {
        onStop()
    }
}
