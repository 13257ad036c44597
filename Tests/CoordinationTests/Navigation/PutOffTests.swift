import Binding
import Coordination
import WaylineRouting
import XCTest

/// A change that a guard puts off until something else is over.
@MainActor
final class PutOffTests: XCTestCase {
    func testTheAskerIsNotRetainedMeanwhile() async throws {
        let navigator = try Navigator(Club(), settings: .findingLeaks)
        try askForTheBar(navigator, door: .root("door"))
        XCTAssertEqual(navigator.state.path, ["door"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testTheCoordinatorWhoseScreenAskedIsNotRetainedMeanwhile() async throws {
        let world = NestedFlows()
        world.enter = {
            $0.route == "b" ? .after(.sequence([.unwind, .push("login")])) : .allow
        }
        let navigator = try world.begin(children: 1, settings: .findingLeaks)
        try navigator.nestedScreen.actions.send("b")
        XCTAssertEqual(navigator.state.path, ["a", "login"])
        XCTAssertEqual(world.coordinatorsAlive, 1)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testARestoredStateEndsTheWait() async throws {
        let navigator = try Navigator(Club(), settings: .findingLeaks)
        let saved = try navigator.save()
        let attempt = try askForTheBar(navigator, door: .push("door"))
        _ = try navigator.restore(saved)
        XCTAssertEqual(attempt.outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["hall"])
    }

    /// The screen that asks is not held by the test.
    @discardableResult
    private func askForTheBar(
        _ navigator: Navigator, door: Transition
    ) throws -> NavigationAttempt {
        (navigator.coordinator as? Club)?.door = door
        return try navigator.nestedScreen.perform(.push("bar"))
    }
}

@MainActor
private final class Club: Coordinator {
    var isMember = false
    var door: Transition = .push("door")

    static let flow = Flow<Club>("hall") {
        FlowScreen("hall") { (_: Club) in NamedScreen("hall") }
        FlowScreen("door") { (_: Club) in NamedScreen("door") }
        FlowScreen("bar") { (_: Club) in NamedScreen("bar") }
            .onEnter { club, _ in club.isMember ? .allow : .after(club.door) }
    }
}
