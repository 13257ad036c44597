import Coordination
import WaylineRouting
import XCTest

/// Each attempt gets one outcome, and none lands twice or late.
@MainActor
final class OutcomeTests: XCTestCase {
    func testAChangeIsCommittedInOneRun() async throws {
        let navigator = try NestedFlows().begin()
        let attempt = try navigator.nestedScreen.perform(.push("b"))
        XCTAssertEqual(attempt.outcome, .committed(revision: 1))
        XCTAssertEqual(navigator.state.revision, 1)
        let settled = await attempt.settled
        XCTAssertEqual(settled, .committed(revision: 1))
    }

    func testStayingChangesNothingAndSaysWhy() async throws {
        let navigator = try NestedFlows().begin()
        let before = navigator.state
        let place = try navigator.nestedScreen
        XCTAssertEqual(place.perform(.stay).outcome, .stayed(because: ""))
        XCTAssertEqual(place.perform(.stay(because: "Wait.")).outcome?.reason, "Wait.")
        XCTAssertEqual(
            place.perform(.sequence([.stay, .stay(because: "Wait.")])).outcome,
            .stayed(because: "Wait."))
        XCTAssertEqual(navigator.state, before)
    }

    func testTheReasonOfAGuardIsForTheUserAsItIs() {
        XCTAssertEqual(
            Outcome.refused(.guarded("page", because: "Members only.")).reason, "Members only.")
        XCTAssertNil(Outcome.refused(.guarded("page", because: "")).reason)
    }

    func testAnyOtherRefusalHasNoReasonForTheUserButAnErrorForTheDeveloper() {
        for error: RoutingError in [
            .couldNotMake("page", because: "No such page."), .calledOff("page"), .cancelled,
            .runaway([], limit: 1_000), .noLinks("w://home"),
        ] {
            XCTAssertNil(Outcome.refused(error).reason)
            XCTAssertEqual(Outcome.refused(error).error, error)
        }
        XCTAssertNil(Outcome.stayed(because: "Wait.").error)
    }

    func testADoublePressCountsOnce() async throws {
        let navigator = try NestedFlows().begin()
        let place = try navigator.nestedScreen
        XCTAssertEqual(place.perform(.push("b")).outcome, .committed(revision: 1))
        XCTAssertEqual(place.perform(.push("b")).outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAScreenThatIsNotOnTopComesTooLate() async throws {
        for cover: Transition in [.push("b"), .start("child"), .present("b")] {
            let navigator = try NestedFlows().begin()
            let below = try navigator.nestedScreen
            navigator.go(cover)
            let before = navigator.state
            XCTAssertEqual(below.perform(.push("c")).outcome, .superseded, "\(cover)")
            XCTAssertEqual(navigator.state, before)
            navigator.send(.back)
            XCTAssertEqual(below.perform(.push("c")).outcome, .committed(revision: 3))
        }
    }

    func testAScreenUnderAnAlertComesTooLate() async throws {
        let navigator = try NestedFlows().begin()
        let place = try navigator.nestedScreen
        navigator.go(.alert(Alert("Sure?")))
        XCTAssertEqual(place.perform(.push("b")).outcome, .superseded)
        XCTAssertEqual(navigator.send(.perform("go")).outcome, .superseded)
        navigator.send(.answer("OK"))
        XCTAssertEqual(place.perform(.push("b")).outcome, .committed(revision: 3))
    }

    func testAScreenThatHasLeftComesTooLate() async throws {
        for leave: Transition in [.replace("b"), .root("b"), .sequence([.push("b"), .root("c")])] {
            let navigator = try NestedFlows().begin()
            let place = try navigator.nestedScreen
            navigator.go(leave)
            let before = navigator.state
            XCTAssertEqual(place.perform(.push("c")).outcome, .superseded)
            XCTAssertEqual(place.perform(.go).outcome, .superseded)
            XCTAssertEqual(navigator.state, before)
        }
    }

    func testAScreenThatIsNotShownYetComesTooLate() async {
        XCTAssertEqual(NamedScreen("a").perform(.push("b")).outcome, .superseded)
        XCTAssertNil(NamedScreen("a").revision)
    }

    func testACoordinatorWhoseFlowHasEndedComesTooLate() async throws {
        let navigator = try NestedFlows().begin(children: 1)
        let child = try XCTUnwrap(navigator.coordinator as? NestedCoordinator)
        XCTAssertEqual(child.go(.push("b")).outcome, .committed(revision: 2))
        navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        XCTAssertEqual(child.go(.push("b")).outcome, .superseded)
        XCTAssertNil(child.revision)
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testADecisionForAnOlderRevisionComesTooLate() async throws {
        let navigator = try NestedFlows().begin()
        let child = try XCTUnwrap(navigator.coordinator as? NestedCoordinator)
        let old = try XCTUnwrap(child.revision)
        navigator.go(.push("b"), ifStill: old)
        XCTAssertEqual(child.revision, old + 1)
        let place = try navigator.nestedScreen
        XCTAssertEqual(navigator.go(.push("c"), ifStill: old).outcome, .superseded)
        XCTAssertEqual(child.go(.push("c"), ifStill: old).outcome, .superseded)
        XCTAssertEqual(place.perform(.go, ifStill: old).outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(place.perform(.go, ifStill: old + 1).outcome, .stayed(because: ""))
    }

    func testTheRevisionGrowsOnTheWayBackToo() async throws {
        let navigator = try NestedFlows().begin()
        let place = try navigator.nestedScreen
        let old = place.revision
        navigator.go(.push("b"))
        navigator.send(.back)
        XCTAssertEqual(place.perform(.go, ifStill: old).outcome, .superseded)
        XCTAssertEqual(navigator.state.revision, 2)
    }

    func testAllComesTooLateAfterTheEnd() async throws {
        let navigator = try NestedFlows().begin(links: LinkTable(scheme: "w", []))
        let place = try navigator.nestedScreen
        let saved = try navigator.save()
        navigator.end()
        let attempts = [
            place.perform(.push("b")), navigator.go(.push("b")), navigator.open("w://b"),
            navigator.send(.back), try navigator.restore(saved).attempt,
        ]
        XCTAssertEqual(attempts.map(\.outcome), [Outcome?](repeating: .superseded, count: 5))
    }
}
