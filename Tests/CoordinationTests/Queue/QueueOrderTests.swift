import Binding
import Coordination
import WaylineRouting
import XCTest

/// Requests that wait are carried out in order, each in the state when its turn comes.
@MainActor
final class QueueOrderTests: XCTestCase {
    /// Asks in the middle of a change, and answers what came of it.
    private func ask(
        _ navigator: Navigator,
        _ asks: @escaping @MainActor (Navigator) throws -> [NavigationAttempt]
    ) throws -> [Outcome?] {
        var attempts: [NavigationAttempt]?
        let token = navigator.events.bind { [unowned navigator] _ in
            if attempts == nil { attempts = (try? asks(navigator)) ?? [] }
        }
        navigator.go(.push("b"))
        token.cancel()
        return try XCTUnwrap(attempts).map(\.outcome)
    }

    func testAThousandAreDoneInOrder() async throws {
        let world = NestedFlows()
        var settings = NavigatorSettings()
        settings.runLimit = 2_000
        let navigator = try world.begin(settings: settings)
        let outcomes = try ask(navigator) { navigator in
            (1...1_000).map { navigator.go(.push(.page, NestedCoordinator.Page(number: $0))) }
        }
        XCTAssertEqual(outcomes, (2...1_001).map { .committed(revision: $0) })
        XCTAssertEqual(world.numbers.suffix(1_000), Array(1...1_000)[...])
    }

    func testADoublePressInTheMiddleOfAChangeCountsOnce() async throws {
        let navigator = try NestedFlows().begin()
        let outcomes = try ask(navigator) { navigator in
            let place = try navigator.nestedScreen
            return [place.perform(.push("c")), place.perform(.push("c"))]
        }
        XCTAssertEqual(outcomes, [.committed(revision: 2), .superseded])
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
    }

    func testARevisionIsComparedWhenItsTurnComes() async throws {
        let navigator = try NestedFlows().begin()
        let outcomes = try ask(navigator) { navigator in
            let revision = navigator.state.revision
            return [
                navigator.go(.push("c"), ifStill: revision),
                navigator.go(.push("d"), ifStill: revision),
            ]
        }
        XCTAssertEqual(outcomes, [.committed(revision: 2), .superseded])
    }

    func testBackPutsAwayTheAlertThatIsThereWhenItsTurnComes() async throws {
        let navigator = try NestedFlows().begin()
        _ = try ask(navigator) { [$0.go(.alert(Alert("Sure?"))), $0.send(.back)] }
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertNil(navigator.state.activeFlow.alert)
    }

    func testARequestCancelledBeforeItsTurnIsNotDone() async throws {
        let navigator = try NestedFlows().begin()
        let outcomes = try ask(navigator) { navigator in
            let attempts = [navigator.go(.push("c")), navigator.go(.push("d"))]
            attempts[0].cancel()
            return attempts
        }
        XCTAssertEqual(outcomes, [.refused(.cancelled), .committed(revision: 2)])
        XCTAssertEqual(navigator.state.path, ["a", "b", "d"])
    }

    func testARunningRequestCannotBeCancelled() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var attempt: NavigationAttempt?
        world.enter = {
            if $0.route == "c" { attempt?.cancel() }
            return .allow
        }
        let outcomes = try ask(navigator) { navigator in
            let asked = navigator.go(.push("c"))
            attempt = asked
            return [asked]
        }
        XCTAssertEqual(outcomes, [.committed(revision: 2)])
        XCTAssertEqual(navigator.state.path, ["a", "b", "c"])
    }

    func testAWaitingTaskGetsTheOutcomeAsSoonAsItIsKnown() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var waiting: [Task<Outcome, Never>] = []
        world.onStart = { _ in
            guard waiting.count < 10 else { return }
            let attempt = navigator.go(.replace("c"))
            waiting.append(Task { await attempt.settled })
        }
        navigator.go(.push("b"))
        for (index, task) in waiting.enumerated() {
            let outcome = await task.value
            XCTAssertEqual(outcome, .committed(revision: index + 2))
        }
    }

    func testAnObserverSeesTheStateThatItIsToldOf() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var seen: [[RouteName]] = []
        let token = navigator.events.bind { [unowned navigator] event in
            XCTAssertEqual(event.revision, navigator.state.revision)
            XCTAssertEqual((navigator.screen as? NamedScreen)?.name, navigator.state.top.route)
            seen.append(navigator.state.path)
        }
        let attempt = navigator.go(.push("slow"))
        navigator.go(.push("b"))
        XCTAssertEqual(attempt.outcome, .superseded)
        XCTAssertEqual(seen.last, ["a", "b"])
        token.cancel()
        await world.gate.answer()
    }

    func testAScreenThatStopsSeesWhatHasCome() async throws {
        let world = NestedFlows()
        let navigator = try world.begin()
        var seen: RouteName?
        world.onStop = { _ in seen = (navigator.screen as? NamedScreen)?.name }
        navigator.go(.replace("b"))
        XCTAssertEqual(seen, "b")
        world.onStop = { _ in }
    }
}
