import Coordination
import WaylineRouting
import XCTest

/// A screen is paused when it is no longer on top, and resumed when it is on top again.
@MainActor
final class PauseTests: XCTestCase {
    private let world = NestedFlows()

    private func notes(
        of navigator: Navigator, _ act: (Navigator) -> Void
    ) throws -> [String] {
        let place = try navigator.nestedScreen
        act(navigator)
        // The screens stop when the navigator is released.
        return withExtendedLifetime(navigator) { place.notes }
    }

    func testAScreenIsPausedByAnotherAndResumedAfterIt() async throws {
        let navigator = try world.begin(children: 1)
        let notes = try notes(of: navigator) {
            $0.go(.push("b"))
            $0.go(.push("c"))
            $0.go(.popToRoot)
        }
        XCTAssertEqual(notes, ["start", "pause", "resume"])
    }

    func testAChildFlowAndAPresentedScreenPauseTheScreenBelow() async throws {
        for over: Transition in [.start("child"), .present("b")] {
            let notes = try notes(of: try world.begin(children: 1)) {
                $0.go(over)
                $0.send(.back)
            }
            XCTAssertEqual(notes, ["start", "pause", "resume"])
        }
    }

    func testAnAlertDoesNotPauseAScreen() async throws {
        let notes = try notes(of: try world.begin(children: 1)) {
            $0.go(.alert(Alert("Sure?")))
            $0.send(.dismiss)
        }
        XCTAssertEqual(notes, ["start"])
    }

    func testAScreenThatLeavesIsNotPaused() async throws {
        let notes = try notes(of: try world.begin(children: 1)) { $0.go(.root("b")) }
        XCTAssertEqual(notes, ["start", "stop"])
    }

    func testAScreenThatEntersIsNotResumed() async throws {
        let navigator = try world.begin(children: 1)
        navigator.go(.push("b"))
        XCTAssertEqual(try navigator.nestedScreen.notes, ["start"])
    }

    func testAScreenThatEntersUnderAnotherIsPaused() async throws {
        let navigator = try world.begin(children: 1)
        navigator.go(.root("b"))
        navigator.go(.stack([PlaceStep("c", .none), PlaceStep("d", .none)]))
        let below = try XCTUnwrap(navigator.state.activeFlow.stack.elements.first)
        let place = try XCTUnwrap(navigator.screen(of: below) as? NamedScreen)
        XCTAssertEqual(place.notes, ["start", "pause"])
        navigator.send(.back)
        withExtendedLifetime(navigator) {
            XCTAssertEqual(place.notes, ["start", "pause", "resume"])
        }
    }

    func testAChildThatIsAdoptedUnderAnotherScreenIsPaused() async throws {
        let navigator = try world.begin(children: 1)
        let place = try navigator.nestedScreen
        navigator.go(.push("b"))
        let child = NamedScreen("child")
        place.adopt(child)
        navigator.send(.back)
        withExtendedLifetime(navigator) {
            XCTAssertEqual(child.notes, ["start", "pause", "resume"])
        }
    }

    func testEachIsCalledBetweenTheOthersOfTheChange() async throws {
        let navigator = try world.begin(children: 1)
        let below = try navigator.nestedScreen
        navigator.go(.push("b"))
        let above = try navigator.nestedScreen
        var order: [String] = []
        above.onStop = { _ in order.append("b stops, a has \(below.notes.count) notes") }
        navigator.send(.back)
        XCTAssertEqual(order, ["b stops, a has 2 notes"])
        withExtendedLifetime(navigator) {
            XCTAssertEqual(below.notes, ["start", "pause", "resume"])
        }
    }
}
