import Binding
import Coordination
import WaylineRouting
import XCTest

/// An impossible request is refused, and is reported as a fault. Nothing has changed, and nobody
/// else gets of it.
@MainActor
final class ImpossibleTests: XCTestCase {
    private func expect(
        _ error: RoutingError, of transition: Transition, children depth: Int = 0,
        line: UInt = #line
    ) async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: depth)
        navigator.go(.push("b"))
        let events = RecordedEvents(navigator)
        let before = (navigator.state, try navigator.nestedScreen, world.notes)
        let attempts = [
            try navigator.nestedScreen.perform(transition), navigator.go(transition),
            navigator.go(.sequence([.pop, .push("c"), transition])),
        ]
        for attempt in attempts.prefix(transition.isOfTheStack ? 2 : 3) {
            XCTAssertEqual(attempt.outcome, .refused(error), line: line)
        }
        XCTAssertEqual(navigator.state, before.0, line: line)
        XCTAssertTrue(try navigator.nestedScreen === before.1, line: line)
        XCTAssertEqual(world.notes, before.2, line: line)
        XCTAssertEqual(before.1.notes, ["start"], line: line)
        XCTAssertEqual(events.all, [], line: line)
    }

    func testAnUndeclaredScreenIsImpossible() async throws {
        let known: [RouteName] = [
            "a", "b", "broken", "c", "d", "draft", "login", "other-draft", "page", "slow", "sticky",
        ]
        for transition: Transition in [.push("pag"), .replace("pag"), .root("pag")] {
            try await expect(.unknownRoute("pag", known: known), of: transition, children: 1)
        }
        XCTAssertEqual(RoutingError.unknownRoute("pag", known: known).nearest, "page")
    }

    func testAnUndeclaredFlowIsImpossible() async throws {
        let error = RoutingError.unknownRoute("chidl", known: ["child", "slow-child"])
        try await expect(error, of: .start("chidl"))
        XCTAssertEqual(error.nearest, "child")
    }

    func testAScreenIsNoFlowAndAFlowNoScreen() async throws {
        let screen = "it is a screen of this flow, and only a ChildFlow can be started or entered. "
        let flow =
            "it is a ChildFlow of this flow, and no screen. "
            + "Use .start, .enter or .present."
        try await expect(
            .couldNotMake("b", because: screen + "Use .push, .present or .root."), of: .start("b"))
        try await expect(.couldNotMake("child", because: flow), of: .push("child"))
    }

    func testAMakerThatThrowsIsImpossible() async throws {
        for transition: Transition in [
            .push("broken"), .stack([PlaceStep("c"), PlaceStep("broken")]),
            .present("broken"), .sequence([.start("child"), .push("broken")]),
        ] {
            try await expect(.couldNotMake("broken", because: "It is broken."), of: transition)
        }
    }

    func testAMakerOfAFlowThatThrowsIsImpossible() async throws {
        let world = NestedFlows()
        world.greatestDepth = 1
        let navigator = try world.begin(children: 1)
        let events = RecordedEvents(navigator)
        for transition: Transition in [.start("child"), .present("child")] {
            XCTAssertEqual(
                navigator.go(transition).outcome,
                .refused(.couldNotMake("child", because: "It lies too deep.")))
        }
        XCTAssertEqual(world.notes, ["start 0", "start 1"])
        XCTAssertEqual(events.all, [])
    }

    func testIllTypedParametersAreImpossible() async throws {
        let fault: RoutingError
        do {
            _ = try RouteParameters(["number": "seven"]).decode(
                NestedCoordinator.Page.self, for: "page")
            return XCTFail("It was read.")
        } catch {
            fault = .invalidParameters("page", error)
        }
        try await expect(fault, of: .push("page", ["number": "seven"]))
    }

    func testParametersThatDoNotEncodeAreImpossible() async throws {
        let error = RoutingError.invalidParameters("b", .unnamed(given: "7"))
        try await expect(error, of: .push("b", RouteParameters(7)))
    }

    func testATransitionThatTheStateForbidsIsImpossible() async throws {
        try await expect(.notInStack("d", stack: ["a", "b"]), of: .popTo(name: "d"))
        try await expect(.nothingToDismiss, of: .dismiss)
        try await expect(.rootCannotFinish("app"), of: .finish)
        try await expect(.unknownTab("d", known: []), of: .select("d"))
        try await expect(.emptyStack, of: .stack([]))
    }

    func testAnUnknownRouteIsImpossible() async throws {
        let navigator = try NestedFlows().begin()
        let events = RecordedEvents(navigator)
        let error = RoutingError.unknownRoute("goo", known: ["go"])
        XCTAssertEqual(navigator.send(.perform("goo")).outcome, .refused(error))
        XCTAssertEqual(error.nearest, "go")
        XCTAssertEqual(events.all, [])
    }

    func testFlowsWithoutEndAreImpossible() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: NavigationState.deepest - 1)
        XCTAssertEqual(
            navigator.go(.start("child")).outcome,
            .refused(.tooManyFlows(limit: NavigationState.deepest)))
        XCTAssertEqual(world.coordinatorsAlive, NavigationState.deepest)
    }

    func testAnImpossibleTransitionOfAResultIsAFault() async throws {
        let world = NestedFlows()
        world.reply = { _, _ in .push("pag") }
        let navigator = try world.begin(children: 1)
        var nearest: [RouteName?] = []
        let listener = navigator.faults.bind { nearest.append($0.nearest) }
        navigator.go(.pop)
        XCTAssertEqual(nearest, ["page"])
        listener.cancel()
    }

    func testAFaultThatLeadsToItselfEnds() async throws {
        let navigator = try NestedFlows().begin()
        var count = 0
        let listener = navigator.faults.bind { _ in
            count += 1
            navigator.go(.dismiss)
        }
        XCTAssertEqual(navigator.go(.dismiss).outcome, .refused(.nothingToDismiss))
        XCTAssertEqual(count, NavigatorSettings().runLimit)
        listener.cancel()
    }

    func testANavigatorThatCannotBeginStartsAndStopsNothing() async throws {
        let world = NestedFlows()
        let root = BrokenCoordinator(in: world)
        XCTAssertThrowsError(try Navigator(root)) {
            XCTAssertEqual($0 as? RoutingError, .couldNotMake("a", because: "It is broken."))
        }
        XCTAssertEqual(world.notes, [])
    }
}

extension Transition {
    /// True if its error tells what is in the stack.
    fileprivate var isOfTheStack: Bool {
        if case .popTo = self { return true }
        return false
    }
}
