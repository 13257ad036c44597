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

    func testWithNothingBelowTheFlowBeginsAgain() async throws {
        let navigator = try navigator(.root("vault"))
        museum.knowsVisitor.value = false
        XCTAssertEqual(navigator.state.path, ["hall", "name"])
        XCTAssertEqual(navigator.findLeaks(), [])
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["hall"])
    }

    func testAfterTheLoginTheScreenIsTheLowestAgain() async throws {
        let navigator = try navigator(.root("vault"))
        museum.knowsVisitor.value = false
        try letIn(navigator)
        XCTAssertEqual(navigator.state.path, ["vault"])
    }

    func testARefusalLeadsToTheFirstScreens() async throws {
        let navigator = try navigator(.root("crypt"))
        museum.knowsVisitor.value = false
        XCTAssertEqual(navigator.state.path, ["hall"])
    }

    func testAChildFlowBeginsAgainInTheTabOfTheScreen() async throws {
        let navigator = try navigator(
            .enter("wing"), .select("garden"), .root("study"), .select("gallery"))
        museum.knowsVisitor.value = false
        navigator.go(.select("garden"))
        XCTAssertEqual(navigator.state.path, ["garden"])
    }

    func testARestoredScreenWithNothingBelowGivesWayToTheFirst() async throws {
        let bytes = try navigator(.root("crypt")).save()
        museum.knowsVisitor.value = false
        let navigator = try navigator()
        let (attempt, restoration) = try navigator.restore(bytes)
        XCTAssertNil(attempt.outcome?.error)
        XCTAssertEqual(navigator.state.path, ["hall"])
        XCTAssertEqual(restoration.omissions.map(\.route), ["crypt"])
    }

    func testTheFirstScreenOfTheAppIsNotWatched() async throws {
        let navigator = try navigator()
        museum.isOpen.value = false
        XCTAssertEqual(navigator.state.path, ["hall"])
    }

    func testAScreenLikeTheFirstIsWatchedWhenItIsEntered() async throws {
        for transition in [Transition.root("hall"), .push("hall")] {
            museum.isOpen.value = true
            let navigator = try navigator(.root("street"), transition)
            museum.isOpen.value = false
            XCTAssertEqual(navigator.state.path, ["street"])
        }
    }

    func testARestoredFirstScreenIsNeitherAskedForNorWatched() async throws {
        let bytes = try navigator(.push("street")).save()
        museum.isOpen.value = false
        let navigator = try navigator()
        try navigator.restore(bytes)
        museum.isOpen.value = true
        museum.isOpen.value = false
        XCTAssertEqual(navigator.state.path, ["hall", "street"])
    }

    func testARestoredScreenLikeTheFirstIsAskedFor() async throws {
        let bytes = try navigator(.push("street"), .push("hall")).save()
        museum.isOpen.value = false
        let navigator = try navigator()
        try navigator.restore(bytes)
        XCTAssertEqual(navigator.state.path, ["street"])
    }

    func testALowerConditionBeginsTheLoginAgainThatItTakesAway() async throws {
        let navigator = try navigator(.push("vault"), .push("loft"))
        (navigator.screen as? DraftScreen)?.draft = "a note"
        museum.isOpen.value = false
        XCTAssertEqual(navigator.state.path, ["hall", "vault", "name"])
        museum.knowsVisitor.value = false
        XCTAssertEqual(navigator.state.path, ["hall", "name"])
        try letIn(navigator)
        XCTAssertEqual(navigator.state.path, ["hall", "vault", "loft"])
        XCTAssertEqual((navigator.screen as? DraftScreen)?.draft, "a note")
    }

    func testTheLoginThatIsBegunAgainIsNotPartOfThePlace() async throws {
        let navigator = try navigator(.push("vault"))
        museum.isOpen.value = false
        let attempt = navigator.go(.push("loft"))
        XCTAssertEqual(navigator.state.path, ["hall", "vault", "name"])
        museum.knowsVisitor.value = false
        XCTAssertEqual(attempt.outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["hall", "name"])
        try letIn(navigator)
        XCTAssertEqual(navigator.state.path, ["hall", "vault"])
    }

    func testTheScreenLeavesBeforeASlowGuardOfTheLoginIsAsked() async throws {
        let navigator = try navigator(.push("cell"))
        (navigator.screen as? DraftScreen)?.draft = "a note"
        museum.knowsVisitor.value = false
        XCTAssertEqual(navigator.state.path, ["hall"])
        XCTAssertEqual(navigator.state.pending.count, 1)
        await museum.gate.answer()
        XCTAssertEqual(navigator.state.path, ["hall", "name"])
        try letIn(navigator)
        XCTAssertEqual(navigator.state.path, ["hall", "cell"])
        XCTAssertEqual((navigator.screen as? DraftScreen)?.draft, "a note")
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testTheUserStaysBelowIfTheSlowGuardRefuses() async throws {
        let navigator = try navigator(.root("cell"))
        museum.knowsVisitor.value = false
        XCTAssertEqual(navigator.state.path, ["hall"])
        let revision = navigator.state.revision
        let events = RecordedEvents(navigator)
        await museum.gate.answer(.refuse(because: "Too late."))
        XCTAssertEqual(navigator.state.path, ["hall"])
        XCTAssertEqual(navigator.state.revision, revision)
        XCTAssertEqual(events.outcomes.map(\.reason), ["Too late."])
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
