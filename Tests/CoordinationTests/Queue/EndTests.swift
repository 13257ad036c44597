import Binding
import Coordination
import WaylineRouting
import XCTest

/// A navigator can be ended at any time, also in the middle of a change.
@MainActor
final class EndTests: XCTestCase {
    func testTheEndStopsAllThatIsThere() async throws {
        let world = NestWorld()
        let navigator = try world.begin(nests: 1)
        var stopped: [RouteName] = []
        world.onStop = { stopped.append($0.name) }
        navigator.go(.push("b"))
        navigator.end()
        XCTAssertEqual(stopped, ["b", "a", "a"])
        XCTAssertEqual(
            world.notes, ["start 0", "start 1", "stop 1", "0 gets cancelled", "stop 0"])
    }

    func testAnEndInTheMiddleOfAChangeComesAfterIt() async throws {
        let world = NestWorld()
        let navigator = try world.begin()
        let frontEnd = AskingFrontEnd()
        navigator.attach(frontEnd)
        world.onStart = { _ in navigator.end() }
        XCTAssertEqual(
            navigator.go(.sequence([.push("b"), .start("nest")])).outcome,
            .committed(revision: 1))
        XCTAssertEqual(
            world.notes, ["start 0", "start 1", "stop 1", "0 gets cancelled", "stop 0"])
        XCTAssertEqual(frontEnd.shown, [["a"], ["a", "b", "a"]])
    }

    func testRequestsThatWaitAtTheEndAreTooLate() async throws {
        let world = NestWorld()
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
        let world = NestWorld()
        let navigator = try world.begin()
        var seen: [RouteName?] = []
        world.onStop = { [unowned navigator] _ in
            seen.append((navigator.screen as? Place)?.name)
            XCTAssertEqual(navigator.go(.push("c")).outcome, .superseded)
        }
        navigator.go(.push("b"))
        navigator.end()
        XCTAssertEqual(seen, ["b", "b"])
    }

    func testAFrontEndThatComesAfterTheEndIsShownNothing() async throws {
        let navigator = try NestWorld().begin()
        navigator.end()
        let frontEnd = AskingFrontEnd()
        navigator.attach(frontEnd)
        XCTAssertEqual(frontEnd.shown, [])
    }

    func testANavigatorReleasedInTheMiddleOfARunEndsAfterTheChange() async throws {
        let world = NestWorld()
        var navigator: Navigator? = try world.begin()
        weak let released = navigator
        let place = try XCTUnwrap(navigator?.screen as? Place)
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
        let world = NestWorld()
        weak var weakNavigator: Navigator?
        weak var place: Place?
        do {
            let navigator = try world.begin(nests: 2)
            weakNavigator = navigator
            place = try navigator.nestedPlace
        }
        XCTAssertNil(weakNavigator)
        XCTAssertNil(place)
        XCTAssertEqual(world.nestsAlive, 0)
    }
}
