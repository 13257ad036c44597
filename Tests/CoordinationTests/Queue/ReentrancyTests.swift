import Binding
import Coordination
import WaylineRouting
import XCTest

/// Requests in the middle of a change are carried out next, in order, and none is lost.
@MainActor
final class ReentrancyTests: XCTestCase {
    private typealias Ask = @MainActor () -> Void

    /// Has `arrange` ask twice in the middle of the change that pushes `b`, and tells what came of
    /// it.
    private func expectInOrder(
        _ begin: Transition = .push("b"), line: UInt = #line,
        _ arrange: (NestedFlows, Navigator, @escaping Ask) -> Void
    ) throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        let log = RecordedEvents(navigator)
        var attempts: [NavigationAttempt] = []
        arrange(world, navigator) {
            guard attempts.isEmpty else { return }
            attempts = [navigator.go(.push("c")), navigator.go(.push("d"))]
            XCTAssertEqual(attempts.map(\.outcome), [nil, nil], line: line)
        }
        navigator.go(begin)
        XCTAssertEqual(navigator.state.path.suffix(2), ["c", "d"], line: line)
        let outcomes = log.outcomes.suffix(2)
        XCTAssertEqual(attempts.map(\.outcome), Array(outcomes), line: line)
        let revision = navigator.state.revision
        XCTAssertEqual(
            Array(outcomes), [.committed(revision: revision - 1), .committed(revision: revision)],
            line: line)
    }

    func testAnObserverOfTheEventsNavigatesNext() async throws {
        var token: AnyCancellable?
        try expectInOrder { _, navigator, ask in
            token = navigator.events.bind { _ in ask() }
        }
        token?.cancel()
    }

    func testAFrontEndThatIsShownAChangeNavigatesNext() async throws {
        var frontEnd: AskingFrontEnd?
        try expectInOrder { _, navigator, ask in
            frontEnd = AskingFrontEnd()
            frontEnd.map(navigator.attach)
            frontEnd?.ask = ask
        }
        XCTAssertNotNil(frontEnd)
    }

    func testAGuardNavigatesNext() async throws {
        try expectInOrder { world, _, ask in
            world.enter = { _ in
                ask()
                return .allow
            }
        }
        try expectInOrder(.replace("b")) { world, _, ask in
            world.leave = { _ in
                ask()
                return .allow
            }
        }
    }

    func testAGuardThatRefusesNavigatesNextToo() async throws {
        try expectInOrder { world, _, ask in
            world.enter = { destination in
                ask()
                return destination.route == "b" ? .refuse(because: "Closed.") : .allow
            }
        }
    }

    func testAScreenThatStartsOrStopsNavigatesNext() async throws {
        try expectInOrder { world, _, ask in world.onStart = { _ in ask() } }
        try expectInOrder(.replace("b")) { world, _, ask in world.onStop = { _ in ask() } }
    }

    func testACoordinatorThatStartsStopsOrHearsAResultNavigatesNext() async throws {
        for note in ["start 2", "stop 1", "0 gets 7"] {
            let begin: Transition =
                note == "start 2"
                ? .start("child") : .finish(with: RouteParameters(NumberResult(number: 7)))
            try expectInOrder(begin) { world, _, ask in
                world.onNote = { if $0 == note { ask() } }
            }
        }
    }

    func testAnActionOfAScreenIsDecidedOnNext() async throws {
        let world = NestedFlows()
        world.onStart = { place in
            guard place.name == "b" else { return }
            place.actions.send("c")
            place.actions.send("d")
        }
        let navigator = try world.begin()
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "b", "c", "d"])
    }

    func testTheRootNavigatesWhileItStarts() async throws {
        let world = NestedFlows()
        var isFirst = true
        world.onStart = { place in
            guard isFirst else { return }
            isFirst = false
            place.perform(.push("b"))
        }
        XCTAssertEqual(try world.begin().state.path, ["a", "b"])
    }

    func testASlowGuardThatNavigatesIsSupersededByThat() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        world.gate.onAsk = { [unowned navigator] in navigator.go(.push("b")) }
        let attempt = navigator.go(.push("slow"))
        let outcome = await attempt.settled
        XCTAssertEqual(outcome, .superseded)
        await world.gate.answer()
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testAFrontEndThatIsAttachedNavigatesAfterItWasShown() async throws {
        let navigator = try NestedFlows().begin()
        let frontEnd = AskingFrontEnd()
        frontEnd.ask = { [unowned frontEnd] in
            guard frontEnd.shown.count == 1 else { return }
            XCTAssertNil(navigator.go(.push("b")).outcome)
        }
        navigator.attach(frontEnd)
        XCTAssertEqual(frontEnd.shown, [["a"], ["a", "b"]])
    }
}
