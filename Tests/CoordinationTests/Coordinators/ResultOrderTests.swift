import Coordination
import WaylineRouting
import XCTest

/// If several flows end at once, the result of the innermost comes first, and each once.
@MainActor
final class ResultOrderTests: XCTestCase {
    private let all = ["2 gets cancelled", "1 gets cancelled", "0 gets cancelled"]

    func testUnwindingSeveralFlowsTellsTheInnermostFirst() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 3)
        navigator.go(.unwind)
        XCTAssertEqual(world.results, all)
    }

    func testADismissalTellsOfAllThatLayOverIt() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        for begin: Transition in [.present("child"), .start("child"), .start("child"), .dismiss] {
            navigator.go(begin)
        }
        XCTAssertEqual(world.results, all)
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testASequenceOutOfAllFlowsTellsOfEach() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 3)
        navigator.go(
            .sequence([
                .pop, .finish(with: RouteParameters(NumberResult(number: 7))), .pop, .root("b"),
            ]))
        XCTAssertEqual(
            world.results, ["2 gets cancelled", "1 gets 7", "0 gets cancelled"])
    }

    func testARestoredStateEndsAllFlowsThatWereThere() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        let saved = try navigator.save()
        for _ in 1...3 { navigator.go(.start("child")) }
        try navigator.restore(saved)
        XCTAssertEqual(world.results, all)
    }

    func testAFlowThatWasRestoredIsHeardByItsNewParent() async throws {
        let saved = try NestedFlows().begin(children: 3).save()
        let world = NestedFlows()
        let navigator = try world.begin()
        try navigator.restore(saved)
        navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        navigator.go(.pop)
        XCTAssertEqual(world.results, ["2 gets 7", "1 gets cancelled"])
    }

    func testTheEndOfTheNavigatorTellsOfAll() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 3)
        navigator.end()
        XCTAssertEqual(world.results, all)
        navigator.end()
        XCTAssertEqual(world.results, all)
    }

    func testTheReleaseOfTheNavigatorTellsOfAll() async throws {
        let world = NestedFlows()
        var navigator: Navigator? = try world.begin(children: 3)
        navigator?.go(.push("b"))
        navigator = nil
        XCTAssertEqual(world.results, all)
        XCTAssertEqual(world.coordinatorsAlive, 0)
    }

    func testAParentHearsOfItsChildAfterItHasStoppedItself() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 2)
        navigator.go(.unwind)
        XCTAssertEqual(
            world.notes.suffix(4),
            ["stop 2", "stop 1", "1 gets cancelled", "0 gets cancelled"])
    }

    func testAFlowThatIsBegunAndFinishedInOneStepIsNeverThere() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        navigator.go(
            .sequence([
                .start("child"), .finish(with: RouteParameters(NumberResult(number: 7))),
                .push("b"),
            ]))
        XCTAssertEqual(world.notes, ["start 0"])
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }
}
