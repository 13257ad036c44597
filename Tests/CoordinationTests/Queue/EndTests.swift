import Binding
import Coordination
import WaylineRouting
import XCTest

/// A navigator can be ended at any time, also in the middle of a change.
@MainActor
final class EndTests: XCTestCase {
    func testTheEndStopsAllThatIsThere() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        var stopped: [RouteName] = []
        world.onStop = { stopped.append($0.name) }
        navigator.go(.push("b"))
        navigator.end()
        XCTAssertEqual(stopped, ["b", "a", "a"])
        XCTAssertEqual(
            world.notes, ["start 0", "start 1", "stop 1", "0 gets cancelled", "stop 0"])
    }

    func testAnEndInTheMiddleOfAChangeComesAfterIt() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let frontEnd = AskingFrontEnd()
        navigator.attach(frontEnd)
        world.onStart = { _ in navigator.end() }
        XCTAssertEqual(
            navigator.go(.sequence([.push("b"), .start("child")])).outcome,
            .committed(revision: 1))
        XCTAssertEqual(
            world.notes, ["start 0", "start 1", "stop 1", "0 gets cancelled", "stop 0"])
        XCTAssertEqual(frontEnd.shown, [["a"], ["a", "b", "a"]])
    }

    func testRequestsThatWaitAtTheEndAreTooLate() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var attempts: [NavigationAttempt] = []
        let token = navigator.events.bind { [unowned navigator] _ in
            guard attempts.isEmpty else { return }
            attempts.append(navigator.go(.push("c")))
            navigator.end()
            attempts.append(navigator.go(.push("d")))
        }
        navigator.go(.push("b"))
        XCTAssertEqual(attempts.map(\.outcome), [.superseded, .superseded])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(world.notes, ["start 0", "stop 0"])
        token.cancel()
    }

    func testAScreenThatStopsAtTheEndMayLookAround() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var seen: [RouteName?] = []
        world.onStop = { [unowned navigator] _ in
            seen.append((navigator.screen as? NamedScreen)?.name)
            XCTAssertEqual(navigator.go(.push("c")).outcome, .superseded)
        }
        navigator.go(.push("b"))
        navigator.end()
        XCTAssertEqual(seen, ["b", "b"])
    }

    func testAFrontEndThatComesAfterTheEndIsShownNothing() async throws {
        let navigator = try NestedFlows().begin()
        navigator.end()
        let frontEnd = AskingFrontEnd()
        navigator.attach(frontEnd)
        XCTAssertEqual(frontEnd.shown, [])
    }

    func testANavigatorReleasedInTheMiddleOfARunEndsAfterTheChange() async throws {
        let world = NestedFlows()
        var navigator: Navigator? = try world.begin()
        weak let released = navigator
        let place = try XCTUnwrap(navigator?.screen as? NamedScreen)
        var seen: [RouteName] = []
        world.onStop = { place in
            navigator = nil
            seen.append(place.name)
        }
        XCTAssertEqual(
            place.perform(.replace("b")).outcome, .committed(revision: 1))
        XCTAssertNil(released)
        XCTAssertEqual(seen, ["a", "b"])
        XCTAssertEqual(place.perform(.push("c")).outcome, .superseded)
    }

    func testAReleasedNavigatorLeavesNothingBehind() async throws {
        let world = NestedFlows()
        weak var weakNavigator: Navigator?
        weak var place: NamedScreen?
        do {
            let navigator = try world.begin(children: 2)
            weakNavigator = navigator
            place = try navigator.nestedScreen
        }
        XCTAssertNil(weakNavigator)
        XCTAssertNil(place)
        XCTAssertEqual(world.coordinatorsAlive, 0)
    }
}
