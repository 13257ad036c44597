import Coordination
import WaylineRouting
import XCTest

/// A result that the parent cannot read is refused, and the flow goes on as if nothing had been.
@MainActor
final class ResultRefusalTests: XCTestCase {
    private let illTyped: [RouteParameters] = [
        .none, ["number": "seven"], ["nummer": 7], RouteParameters(7), RouteParameters([7]),
    ]

    func testAnIllTypedResultChangesNothing() async throws {
        for depth in 1...3 {
            let world = NestedFlows()
            let navigator = try world.begin(children: depth)
            let before = (navigator.state, try navigator.nestedScreen, world.notes)
            for result in illTyped {
                let outcome = navigator.go(.finish(with: result)).outcome
                guard case .refused(.invalidParameters("child", _)) = outcome else {
                    return XCTFail("\(result): \(String(describing: outcome))")
                }
            }
            XCTAssertEqual(navigator.state, before.0)
            XCTAssertTrue(try navigator.nestedScreen === before.1)
            XCTAssertEqual(world.notes, before.2)
        }
    }

    func testAnIllTypedResultIsToldToNobodyElse() async throws {
        let navigator = try NestedFlows().begin(children: 1)
        let events = RecordedEvents(navigator)
        for result in illTyped { navigator.go(.finish(with: result)) }
        XCTAssertEqual(events.all, [])
    }

    func testAFlowThatWasRefusedItsResultCanFinishStill() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        navigator.go(.finish)
        navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        XCTAssertEqual(world.results, ["0 gets 7"])
    }

    func testAnIllTypedResultRefusesTheWholeSequence() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 2)
        navigator.go(
            .sequence([
                .finish(with: RouteParameters(NumberResult(number: 7))), .finish, .push("b"),
            ]))
        XCTAssertEqual(world.results, [])
        XCTAssertEqual(navigator.state.path, ["a", "a", "a"])
    }

    func testTheTextNamesTheFlowAndTheField() async throws {
        let navigator = try NestedFlows().begin(children: 1)
        XCTAssertEqual(
            navigator.go(.finish).outcome?.error?.description,
            "'child' cannot take its parameters: 'number' is missing, where an integer is needed. "
                + "Give it, or make it optional.")
    }

    func testTheRootCannotFinish() async throws {
        let navigator = try NestedFlows().begin()
        XCTAssertEqual(navigator.go(.finish).outcome, .refused(.rootCannotFinish("app")))
    }
}
