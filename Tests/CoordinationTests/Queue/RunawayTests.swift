import Binding
import Coordination
import WaylineRouting
import XCTest

/// Navigation that leads to navigation without end is an error that names the routes in it.
@MainActor
final class RunawayTests: XCTestCase {
    private var settings: NavigatorSettings {
        var settings = NavigatorSettings()
        settings.runLimit = 100
        return settings
    }

    func testARunawayIsRefusedAndNamesItsRoutes() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(settings: settings)
        var last: NavigationAttempt?
        world.onStart = { last = navigator.go(.replace($0.name == "b" ? "c" : "b")) }
        navigator.go(.push("b"))
        XCTAssertEqual(last?.outcome, .refused(.runaway(["b", "c"], limit: 100)))
        XCTAssertEqual(
            last?.outcome?.error?.description,
            "Navigation has led to navigation 100 times in a row: 'b', 'c'. "
                + "Find the observer that navigates on each change, and stop it.")
        world.onStart = { _ in }
    }

    func testAfterARunawayAllGoesOnAsBefore() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(settings: settings)
        world.onStart = { _ in navigator.go(.replace("c")) }
        navigator.go(.push("b"))
        XCTAssertEqual(navigator.state.path, ["a", "c"])
        XCTAssertEqual(navigator.state.revision, 100)
        world.onStart = { _ in }
        XCTAssertEqual(navigator.go(.push("d")).outcome, .committed(revision: 101))
        XCTAssertEqual(navigator.state.path, ["a", "c", "d"])
    }

    func testRequestsLeftInARunawayAreRefusedOneByOne() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(settings: settings)
        var attempts: [NavigationAttempt] = []
        world.onStart = {
            guard $0.name == "b" else { return }
            attempts = (1...200).map { _ in navigator.go(.push("c")) }
        }
        navigator.go(.push("b"))
        XCTAssertEqual(
            attempts.map(\.outcome),
            (2...100).map { .committed(revision: $0) }
                + [Outcome?](repeating: .refused(.runaway(["c"], limit: 100)), count: 101))
        world.onStart = { _ in }
    }

    func testAnObserverThatAlwaysNavigatesIsARunaway() async throws {
        let navigator = try NestedFlows().begin(settings: settings)
        var refusals = 0
        let token = navigator.events.bind { [unowned navigator] _ in
            if navigator.go(.replace("b")).outcome != nil { refusals += 1 }
        }
        navigator.go(.push("b"))
        token.cancel()
        XCTAssertGreaterThan(refusals, 0)
        XCTAssertEqual(navigator.go(.push("c")).outcome, .committed(revision: 101))
    }

    func testAParentThatBeginsItsChildAgainAndAgainIsARunaway() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(settings: settings)
        let events = RecordedEvents(navigator)
        world.reply = { _, _ in .start("child") }
        world.onNote = { [unowned navigator] in
            if $0 == "start 1" {
                navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
            }
        }
        navigator.go(.start("child"))
        XCTAssertEqual(events.outcomes.last, .refused(.runaway(["child"], limit: 100)))
        XCTAssertEqual(world.results, [String](repeating: "0 gets 7", count: 50))
        XCTAssertEqual(navigator.state.path, ["a"])
        world.onNote = { _ in }
    }

    func testTheLimitCountsOneRunOnly() async throws {
        let navigator = try NestedFlows().begin(settings: settings)
        for _ in 1...300 { navigator.go(.replace("b")) }
        XCTAssertEqual(navigator.state.revision, 300)
    }
}
