import Coordination
import WaylineRouting
import XCTest

/// A guard can lead elsewhere, through the guards there. A circle is an error that names the whole
/// way.
@MainActor
final class RedirectTests: XCTestCase {
    private func world(leading ways: [RouteName: Transition]) -> NestedFlows {
        let world = NestedFlows()
        world.enter = { destination in ways[destination.route].map { .redirect($0) } ?? .allow }
        return world
    }

    func testARedirectedChangeIsMadeElsewhere() async throws {
        let navigator = try world(leading: ["b": .push("c")]).begin()
        XCTAssertEqual(navigator.go(.push("b")).outcome, .committed(revision: 1))
        XCTAssertEqual(navigator.state.path, ["a", "c"])
    }

    func testARedirectGoesThroughTheGuards() async throws {
        let navigator = try world(leading: ["b": .push("c"), "c": .root("d")]).begin()
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.state.path, ["d"])
    }

    func testARedirectTakesThePlaceOfTheWholeSequence() async throws {
        let navigator = try world(leading: ["b": .push("d")]).begin()
        navigator.go(.sequence([.push("c"), .push("b")]))
        XCTAssertEqual(navigator.state.path, ["a", "d"])
    }

    func testARedirectToStayingStaysForItsReason() async throws {
        let navigator = try world(leading: ["b": .stay(because: "Not now.")]).begin()
        XCTAssertEqual(navigator.go(.push("b")).outcome, .stayed(because: "Not now."))
    }

    func testAnImpossibleRedirectIsRefused() async throws {
        let navigator = try world(leading: ["b": .dismiss]).begin()
        XCTAssertEqual(navigator.go(.push("b")).outcome, .refused(.nothingToDismiss))
    }

    func testACircleIsRefusedAndNamesTheWholeWay() async throws {
        let world = world(leading: ["b": .push("c"), "c": .push("d"), "d": .push("b")])
        let navigator = try world.begin()
        let outcome = navigator.go(.push("b")).outcome
        XCTAssertEqual(outcome, .refused(.redirectLoop(["b", "c", "d", "b"])))
        XCTAssertEqual(
            outcome?.error?.description,
            "Guards redirect in a circle: b -> c -> d -> b. "
                + "Change one of them to return .allow.")
        XCTAssertEqual(navigator.state.revision, 0)
        XCTAssertEqual(world.notes, ["start 0"])
    }

    func testAGuardThatLeadsToItselfIsACircle() async throws {
        let navigator = try world(leading: ["b": .replace("b"), "child": .start("child")]).begin()
        XCTAssertEqual(navigator.go(.push("b")).outcome, .refused(.redirectLoop(["b", "b"])))
        XCTAssertEqual(
            navigator.go(.start("child")).outcome, .refused(.redirectLoop(["child", "child"])))
    }

    func testTheSameScreenWithOtherParametersIsNoCircleYet() async throws {
        let world = NestedFlows()
        world.enter = {
            $0.parameters["number"] == 3 ? .allow : .redirect(.push("page", $0.counted))
        }
        let navigator = try world.begin()
        navigator.go(.push("page", ["number": 0]))
        XCTAssertEqual(world.numbers.last, 3)
    }

    func testAWayWithoutEndIsACircleToo() async throws {
        let world = NestedFlows()
        world.enter = { .redirect(.push("page", $0.counted)) }
        let navigator = try world.begin()
        guard
            case .refused(.redirectLoop(let way)) =
                navigator.go(.push("page", ["number": 0])).outcome
        else { return XCTFail("It was not refused.") }
        XCTAssertEqual(way, [RouteName](repeating: "page", count: 65))
    }

    func testACircleOfLeavingAndEnteringIsFound() async throws {
        let world = world(leading: ["c": .replace("d")])
        world.leave = { $0.name == "b" ? .redirect(.replace("c")) : .allow }
        let navigator = try world.begin()
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.send(.back).outcome, .refused(.redirectLoop(["b", "b"])))
    }

    func testACircleOfSlowGuardsIsFound() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let attempt = navigator.go(.push("slow"))
        await world.gate.answer(.redirect(.root("slow")))
        await world.gate.answer(.redirect(.push("b")))
        let outcome = await attempt.settled
        XCTAssertEqual(outcome, .refused(.redirectLoop(["slow", "slow"])))
    }

    func testADraftIsNotGivenToWhatARestoredStateIsLedTo() async throws {
        let before = try NestedFlows().begin()
        before.go(.push("draft"))
        try XCTUnwrap(before.screen as? DraftScreen).draft = "Dear"
        let world = world(leading: ["draft": .push("other-draft")])
        let navigator = try world.begin()
        try navigator.restore(before.save())
        XCTAssertEqual(navigator.state.path, ["a", "other-draft"])
        XCTAssertEqual(try XCTUnwrap(navigator.screen as? DraftScreen).draft, "")
    }
}

extension PlaceStep {
    /// Parameters with the next number.
    fileprivate var counted: RouteParameters {
        guard case .int(let number) = parameters["number"] else { return ["number": 0] }
        return ["number": .int(number + 1)]
    }
}
