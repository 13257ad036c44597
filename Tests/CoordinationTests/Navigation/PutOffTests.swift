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

    func testAPlaceIsRestoredThatHasTheGuardedScreenInTwoTabs() async throws {
        let old = try Navigator(TabbedClub(isMember: true))
        for step: Transition in [.push("bar"), .select("yard"), .push("bar")] { old.go(step) }
        let club = TabbedClub(isMember: false)
        let navigator = try Navigator(club)
        let (attempt, restoration) = try navigator.restore(try old.save())
        XCTAssertEqual(navigator.state.path, ["yard", "door"])
        club.isMember = true
        navigator.go(.pop)
        XCTAssertEqual(attempt.outcome, .committed(revision: navigator.state.revision))
        XCTAssertEqual(navigator.state.path, ["yard", "bar"])
        XCTAssertEqual(restoration.omissions.map(\.route), [])
        XCTAssertEqual(navigator.state.root.tabs.map { $0.stack.elements.count }, [2, 2])
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

@MainActor
private final class TabbedClub: Coordinator {
    var isMember: Bool

    init(isMember: Bool) {
        self.isMember = isMember
    }

    static let flow = Flow<TabbedClub>(tabs: "hall", "yard") {
        for place: Destination<NoInput, NoOutput> in ["hall", "yard", "door"] {
            FlowScreen(place) { (_: TabbedClub) in NamedScreen(place.name) }
        }
        FlowScreen("bar") { (_: TabbedClub) in NamedScreen("bar") }
            .onEnter { club, _ in club.isMember ? .allow : .after(.push("door")) }
    }
}
