import Coordination
import WaylineRouting
import XCTest

/// The guard of a screen that is left is asked, unless the screen's own router has decided so.
@MainActor
final class LeaveGuardTests: XCTestCase {
    private func world(refusing route: RouteName) -> NestedFlows {
        let world = NestedFlows()
        world.leave = { $0.name == route ? .refuse(because: "Unsaved.") : .allow }
        return world
    }

    func testARefusedBackChangesNothing() async throws {
        let world = world(refusing: "b")
        let navigator = try world.begin()
        navigator.go(.push("b"))
        let before = (navigator.state, try navigator.nestedScreen)
        XCTAssertEqual(
            navigator.send(.back).outcome, .refused(.guarded("b", because: "Unsaved.")))
        XCTAssertEqual(navigator.state, before.0)
        XCTAssertTrue(try navigator.nestedScreen === before.1)
        XCTAssertEqual(before.1.notes, ["start"])
    }

    func testAScreenWhoseOwnRouterDecidesIsNotAsked() async throws {
        let world = world(refusing: "b")
        let navigator = try world.begin()
        for leave: Transition in [.pop, .replace("c"), .root("c")] {
            navigator.go(.push("b"))
            let place = try navigator.nestedScreen
            guard case .committed = place.perform(leave).outcome else { return XCTFail("\(leave)") }
        }
    }

    func testTheScreensBelowAreAskedWhoeverDecides() async throws {
        let world = world(refusing: "b")
        let navigator = try world.begin()
        navigator.go(.sequence([.push("b"), .push("c")]))
        XCTAssertEqual(
            try navigator.nestedScreen.perform(.root("d")).outcome,
            .refused(.guarded("b", because: "Unsaved.")))
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
    }

    func testTheUppermostIsAskedFirst() async throws {
        let world = NestedFlows()
        var asked: [RouteName] = []
        world.leave = {
            asked.append($0.name)
            return .allow
        }
        let navigator = try world.begin()
        navigator.go(.sequence([.push("b"), .start("child"), .push("c")]))
        navigator.go(.sequence([.pop, .pop, .root("d")]))
        XCTAssertEqual(asked, ["c", "a", "b", "a"])
    }

    func testAScreenThatStaysIsNotAsked() async throws {
        let world = world(refusing: "a")
        let navigator = try world.begin()
        for transition: Transition in [.push("b"), .popToRoot, .start("child"), .present("c")] {
            guard case .committed = navigator.go(transition).outcome else { return XCTFail() }
        }
    }

    func testLeaveGuardsAreAskedBeforeEnterGuards() async throws {
        let world = world(refusing: "a")
        world.enter = { _ in .refuse(because: "Closed.") }
        let navigator = try world.begin()
        XCTAssertEqual(navigator.go(.replace("b")).outcome?.reason, "Unsaved.")
    }

    func testAGuardedScreenKeepsItsChildFlowFromBeingCancelled() async throws {
        let world = world(refusing: "b")
        let navigator = try world.begin(children: 1)
        navigator.go(.root("b"))
        XCTAssertEqual(navigator.go(.pop).outcome?.reason, "Unsaved.")
        XCTAssertEqual(world.results, [])
    }

    func testALinkIsAskedFor() async throws {
        let world = world(refusing: "a")
        let navigator = try world.begin(
            links: LinkTable(
                scheme: "w", [LinkRule("b", to: .root("b")), LinkRule("c", to: .push("c"))]))
        XCTAssertEqual(navigator.open("w://b").outcome?.reason, "Unsaved.")
        world.enter = { _ in .refuse(because: "Closed.") }
        XCTAssertEqual(navigator.open("w://c").outcome?.reason, "Closed.")
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testARestoreAsksOnlyTheScreensThatEnter() async throws {
        let world = world(refusing: "b")
        let navigator = try world.begin()
        navigator.go(.push("b"))
        let saved = try navigator.save()
        XCTAssertNil(try navigator.restore(saved).attempt.outcome?.reason)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAnAnswerToAnAlertIsTheScreensOwnDecision() async throws {
        let world = NestedFlows()
        world.leave = { _ in
            .redirect(.alert(Alert("Discard?", actions: [.init("Yes", route: "go"), .init("No")])))
        }
        let navigator = try world.begin()
        navigator.go(.push("b"))
        try navigator.nestedScreen.viewModel.decision = .pop
        navigator.send(.back)
        XCTAssertEqual(navigator.state.activeFlow.alert?.title, "Discard?")
        navigator.send(.answer("No"))
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        navigator.send(.back)
        navigator.send(.answer("Yes"))
        XCTAssertEqual(navigator.state.path, ["a"])
    }
}
