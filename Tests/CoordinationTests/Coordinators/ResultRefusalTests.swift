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
            let world = NestWorld()
            let navigator = try world.begin(nests: depth)
            let before = (navigator.state, try navigator.nestedPlace, world.notes)
            for result in illTyped {
                let outcome = navigator.go(.finish(with: result)).outcome
                guard case .refused(.invalidParameters("nest", _)) = outcome else {
                    return XCTFail("\(result): \(String(describing: outcome))")
                }
            }
            XCTAssertEqual(navigator.state, before.0)
            XCTAssertTrue(try navigator.nestedPlace === before.1)
            XCTAssertEqual(world.notes, before.2)
        }
    }

    func testAnIllTypedResultIsToldToNobodyElse() async throws {
        let navigator = try NestWorld().begin(nests: 1)
        let events = HeardEvents(navigator)
        for result in illTyped { navigator.go(.finish(with: result)) }
        XCTAssertEqual(events.all, [])
    }

    func testAFlowThatWasRefusedItsResultCanFinishStill() async throws {
        let world = NestWorld()
        let navigator = try world.begin(nests: 1)
        navigator.go(.finish)
        navigator.go(.finish(with: RouteParameters(NestResult(number: 7))))
        XCTAssertEqual(world.results, ["0 gets 7"])
    }

    func testAnIllTypedResultRefusesTheWholeSequence() async throws {
        let world = NestWorld()
        let navigator = try world.begin(nests: 2)
        navigator.go(
            .sequence([.finish(with: RouteParameters(NestResult(number: 7))), .finish, .push("b")]))
        XCTAssertEqual(world.results, [])
        XCTAssertEqual(navigator.state.path, ["a", "a", "a"])
    }

    func testTheTextNamesTheFlowAndTheField() async throws {
        let navigator = try NestWorld().begin(nests: 1)
        XCTAssertEqual(
            navigator.go(.finish).outcome?.error?.description,
            "'nest' cannot take its parameters: 'number' is missing, where an integer is needed. "
                + "Give it, or make it optional.")
    }

    func testTheRootCannotFinish() async throws {
        let navigator = try NestWorld().begin()
        XCTAssertEqual(navigator.go(.finish).outcome, .refused(.rootCannotFinish("app")))
    }
}
