import Coordination
import WaylineRouting
import XCTest

/// The answer of a parent to a result comes next, if the user is then in its flow.
@MainActor
final class ResultHandlerTests: XCTestCase {
    private let seven = Transition.finish(with: RouteParameters(NumberResult(number: 7)))

    func testATransitionOfAResultIsDoneInTheSameRun() async throws {
        for depth in 1...3 {
            let world = NestedFlows()
            world.reply = { _, result in
                result == .finished(NumberResult(number: 7)) ? .push("b") : .push("c")
            }
            let navigator = try world.begin(children: depth)
            navigator.go(seven)
            XCTAssertEqual(navigator.state.top.route, "b")
            navigator.go(.start("child"))
            navigator.go(.pop)
            XCTAssertEqual(navigator.state.top.route, "c")
        }
    }

    func testAResultCanBePassedOnThroughAllFlows() async throws {
        let world = NestedFlows()
        world.reply = { depth, result in
            guard depth > 0, case .finished(let result) = result else { return .push("b") }
            return .finish(with: RouteParameters(NumberResult(number: result.number + 1)))
        }
        let navigator = try world.begin(children: 3)
        navigator.go(seven)
        XCTAssertEqual(world.results, ["2 gets 7", "1 gets 8", "0 gets 9"])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testATransitionOfAResultGoesBeforeTheQueue() async throws {
        let world = NestedFlows()
        world.reply = { _, _ in .push("b") }
        let navigator = try world.begin(children: 1)
        world.onStop = { _ in navigator.go(.push("c")) }
        navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
    }

    func testNobodyIsLedAwayFromWhereALinkHasLed() async throws {
        let links = try LinkTable<Transition>(
            scheme: "w", [LinkRule("b", to: .sequence([.unwind, .root("b")]))])
        let world = NestedFlows()
        world.reply = { _, _ in .push("c") }
        let navigator = try world.begin(children: 1, links: links)
        navigator.open("w://b")
        XCTAssertEqual(world.results, ["0 gets cancelled"])
        XCTAssertEqual(navigator.state.path, ["b"])
    }

    func testATransitionOfAParentThatHasLeftIsDropped() async throws {
        let world = NestedFlows()
        world.reply = { depth, _ in depth == 1 ? .push("b") : .stay }
        let navigator = try world.begin(children: 2)
        let outcomes = outcomes(of: navigator) { navigator.go(.sequence([.pop, .pop])) }
        XCTAssertEqual(navigator.state.path, ["a"])
        XCTAssertEqual(outcomes, [.committed(revision: 3), .superseded])
    }

    func testATransitionOfAResultIsDroppedIfTheUserIsInAnotherFlow() async throws {
        let world = NestedFlows()
        world.reply = { _, _ in .push("b") }
        let navigator = try world.begin(children: 1)
        navigator.go(.sequence([seven, .start("child")]))
        XCTAssertEqual(world.results, ["0 gets 7"])
        XCTAssertEqual(navigator.state.path, ["a", "a"])
    }

    func testAPresentedScreenOverTheParentIsItsOwn() async throws {
        let world = NestedFlows()
        world.reply = { _, _ in .push("b") }
        let navigator = try world.begin()
        navigator.go(.present("c"))
        navigator.go(.start("child"))
        navigator.go(seven)
        XCTAssertEqual(navigator.state.path, ["a", "c", "b"])
    }

    func testATransitionOfAResultIsGuarded() async throws {
        let world = NestedFlows()
        world.reply = { _, _ in .push("b") }
        world.enter = { $0.route == "b" ? .refuse(because: "Closed.") : .allow }
        let navigator = try world.begin(children: 1)
        let outcomes = outcomes(of: navigator) { navigator.go(seven) }
        XCTAssertEqual(
            outcomes, [.committed(revision: 2), .refused(.guarded("b", because: "Closed."))])
    }

    func testASequenceWithAFinishGoesOnInTheFlowBelow() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 2)
        navigator.go(.sequence([seven, .push("b"), .push("c")]))
        XCTAssertEqual(navigator.state.path, ["a", "a", "b", "c"])
        XCTAssertEqual(world.results, ["1 gets 7"])
    }

    private func outcomes(of navigator: Navigator, _ body: () -> Void) -> [Outcome] {
        let events = RecordedEvents(navigator)
        body()
        return events.outcomes
    }
}
