import Coordination
import WaylineRouting
import XCTest

/// The guards of all that is entered are asked, screen by screen and flow by flow.
@MainActor
final class EntryGuardTests: XCTestCase {
    private let closed = Verdict.refuse(because: "Closed.")

    func testARefusedEntryChangesNothingAndSaysWhy() async throws {
        let world = NestedFlows()
        world.enter = { [closed] in $0.route == "b" ? closed : .allow }
        let navigator = try world.begin(children: 1)
        let before = (navigator.state, try navigator.nestedScreen, world.notes)
        for transition: Transition in [.push("b"), .replace("b"), .root("b"), .present("b")] {
            let outcome = try navigator.nestedScreen.perform(transition).outcome
            XCTAssertEqual(outcome, .refused(.guarded("b", because: "Closed.")))
            XCTAssertEqual(outcome?.reason, "Closed.")
        }
        XCTAssertEqual(navigator.state, before.0)
        XCTAssertTrue(try navigator.nestedScreen === before.1)
        XCTAssertEqual(world.notes, before.2)
    }

    func testARefusalIsTold() async throws {
        let world = NestedFlows()
        world.enter = { [closed] _ in closed }
        let navigator = try world.begin()
        let events = RecordedEvents(navigator)
        navigator.go(.push("b"))
        XCTAssertEqual(events.outcomes, [.refused(.guarded("b", because: "Closed."))])
    }

    func testTheFirstScreenOfTheAppIsNotGuarded() async throws {
        let world = NestedFlows()
        world.enter = { [closed] _ in closed }
        XCTAssertEqual(try world.begin().state.path, ["a"])
    }

    func testAChildFlowIsAskedForBeforeItsScreens() async throws {
        let world = NestedFlows()
        var asked: [RouteName] = []
        world.enter = {
            asked.append($0.route)
            return .allow
        }
        let navigator = try world.begin()
        navigator.go(.sequence([.push("b"), .start("child"), .push("c")]))
        XCTAssertEqual(asked, ["child", "b", "a", "c"])
    }

    func testARefusedFlowIsNeverBegun() async throws {
        let world = NestedFlows()
        world.enter = { [closed] in $0.route == "child" ? closed : .allow }
        let navigator = try world.begin()
        for transition: Transition in [.start("child"), .present("child")] {
            XCTAssertEqual(
                navigator.go(transition).outcome,
                .refused(.guarded("child", because: "Closed.")))
        }
        XCTAssertEqual(world.notes, ["start 0"])
        XCTAssertEqual(world.coordinatorsAlive, 1)
    }

    func testAGuardSeesWhatIsPassedOn() async throws {
        let world = NestedFlows()
        world.enter = { $0.parameters["number"] == 7 ? .allow : .refuse(because: "Not 7.") }
        let navigator = try world.begin()
        XCTAssertEqual(
            navigator.go(.push(.page, NestedCoordinator.Page(number: 8))).outcome?.reason, "Not 7.")
        XCTAssertEqual(
            navigator.go(.push(.page, NestedCoordinator.Page(number: 7))).outcome,
            .committed(revision: 1))
        XCTAssertEqual(world.numbers.last, 7)
    }

    func testEachScreenOfANewRootIsAskedFor() async throws {
        let world = NestedFlows()
        let routes: [RouteName] = ["b", "c", "d"]
        for refused in routes {
            world.enter = { [closed] in $0.route == refused ? closed : .allow }
            let navigator = try world.begin()
            XCTAssertEqual(
                navigator.go(.stack(routes.map { PlaceStep($0, .none) })).outcome,
                .refused(.guarded(refused, because: "Closed.")))
            XCTAssertEqual(navigator.state.path, ["a"])
        }
    }

    func testASequenceIsDoneAsAWholeOrNotAtAll() async throws {
        let world = NestedFlows()
        world.enter = { [closed] in $0.route == "d" ? closed : .allow }
        let navigator = try world.begin(children: 1)
        navigator.go(
            .sequence([
                .finish(with: RouteParameters(NumberResult(number: 7))), .push("c"), .push("d"),
            ]))
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(world.results, [])
    }

    func testAScreenThatAppearsInTheMiddleOfASequenceOnlyIsNotAskedFor() async throws {
        let world = NestedFlows()
        world.enter = { [closed] in $0.route == "b" ? closed : .allow }
        let navigator = try world.begin()
        navigator.go(.sequence([.push("b"), .replace("c")]))
        XCTAssertEqual(navigator.state.path, ["a", "c"])
    }

    func testGoingBackDoesNotRequestAgain() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        navigator.go(.push("b"))
        world.enter = { [closed] _ in closed }
        XCTAssertEqual(navigator.send(.back).outcome, .committed(revision: 2))
    }
}
