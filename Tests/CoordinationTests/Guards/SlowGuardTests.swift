import Coordination
import WaylineRouting
import XCTest

/// A guard may take its time. Nothing happens until it has answered, and then nothing that is too
/// late.
@MainActor
final class SlowGuardTests: XCTestCase {
    private let slow: [Transition] = [
        .push("slow"), .start("slow-child"), .present("slow-child"), .present("slow"),
        .sequence([.push("b"), .push("slow")]),
    ]

    func testAnAllowedChangeIsMadeWhenTheGuardHasAnswered() async throws {
        for transition in slow {
            let world = NestedFlows()
            let navigator = try world.begin()
            let attempt = try navigator.nestedScreen.perform(transition)
            XCTAssertNil(attempt.outcome)
            XCTAssertEqual(navigator.state.revision, 0)
            await world.gate.answer(.allow)
            let outcome = await attempt.settled
            XCTAssertEqual(outcome, .committed(revision: 1))
            XCTAssertEqual(world.gate.cancellations, [false])
        }
    }

    func testARefusedChangeIsNotMade() async throws {
        for transition in slow {
            let world = NestedFlows()
            let navigator = try world.begin()
            let attempt = navigator.go(transition)
            await world.gate.answer(.refuse(because: "Closed."))
            let outcome = await attempt.settled
            XCTAssertEqual(outcome.reason, "Closed.")
            XCTAssertEqual(navigator.state.path, ["a"])
            XCTAssertEqual(world.notes, ["start 0"])
        }
    }

    func testARedirectedChangeLeadsElsewhere() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let attempt = navigator.go(.push("slow"))
        await world.gate.answer(.redirect(.push("b")))
        let outcome = await attempt.settled
        XCTAssertEqual(outcome, .committed(revision: 1))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testABackCanBeGuardedSlowly() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        navigator.go(.push("sticky"))
        let refused = navigator.send(.back)
        await world.gate.answer(.refuse(because: "Unsaved."))
        XCTAssertEqual(refused.outcome?.reason, "Unsaved.")
        let allowed = navigator.send(.back)
        await world.gate.answer(.allow)
        XCTAssertEqual(allowed.outcome, .committed(revision: 2))
    }

    func testAGivenUpAttemptIsCancelledAtOnceAndItsGuardToo() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let events = RecordedEvents(navigator)
        let attempt = navigator.go(.push("slow"))
        attempt.cancel()
        XCTAssertEqual(attempt.outcome, .refused(.cancelled))
        await world.gate.answer(.allow)
        XCTAssertEqual(world.gate.cancellations, [true])
        XCTAssertEqual(navigator.state.path, ["a"])
        XCTAssertEqual(events.outcomes, [.refused(.cancelled)])
    }

    func testAnAttemptThatIsSettledCannotBeGivenUp() async throws {
        let navigator = try NestedFlows().begin()
        let attempt = navigator.go(.push("b"))
        attempt.cancel()
        XCTAssertEqual(attempt.outcome, .committed(revision: 1))
    }

    func testAnotherChangeSupersedesTheOneThatWaits() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let events = RecordedEvents(navigator)
        let attempt = try navigator.nestedScreen.perform(.push("slow"))
        navigator.go(.push("b"))
        XCTAssertEqual(attempt.outcome, .superseded)
        await world.gate.answer(.allow)
        XCTAssertEqual(world.gate.cancellations, [true])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertEqual(events.outcomes, [.superseded, .committed(revision: 1)])
    }

    func testARequestWithoutEffectLeavesTheWaitingOneAlone() async throws {
        let world = NestedFlows()
        world.enter = { $0.route == "b" ? .refuse(because: "Closed.") : .allow }
        let navigator = try world.begin()
        let attempt = navigator.go(.push("slow"))
        for transition: Transition in [.stay, .push("nowhere"), .push("b")] {
            navigator.go(transition)
        }
        await world.gate.answer(.allow)
        XCTAssertEqual(attempt.outcome, .committed(revision: 1))
    }

    func testOfTwoThatWaitTheFirstToBeAllowedIsMade() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let place = try navigator.nestedScreen
        let attempts = [place.perform(.push("slow")), place.perform(.push("slow"))]
        await world.gate.answer(.allow)
        XCTAssertEqual(attempts.map(\.outcome), [.committed(revision: 1), .superseded])
        await world.gate.answer(.allow)
        XCTAssertEqual(navigator.state.path, ["a", "slow"])
    }

    func testTheEndOfTheNavigatorSupersedesTheOneThatWaits() async throws {
        let world = NestedFlows()
        var navigator: Navigator? = try world.begin()
        let attempt = navigator?.go(.push("slow"))
        navigator = nil
        XCTAssertEqual(attempt?.outcome, .superseded)
        await world.gate.answer(.allow)
        XCTAssertEqual(world.gate.cancellations, [true])
    }

    func testTheGuardsAfterASlowOneAreAskedToo() async throws {
        let world = NestedFlows()
        world.enter = { $0.route == "b" ? .refuse(because: "Closed.") : .allow }
        let navigator = try world.begin()
        let attempt = navigator.go(.sequence([.push("slow"), .push("b")]))
        await world.gate.answer(.allow)
        XCTAssertEqual(attempt.outcome?.reason, "Closed.")
    }

    func testScreensMadeForARefusedChangeAreReleased() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let attempt = navigator.go(.start("slow-child"))
        attempt.cancel()
        await world.gate.answer(.allow)
        XCTAssertEqual(world.coordinatorsAlive, 1)
        XCTAssertEqual(world.notes, ["start 0"])
    }
}
