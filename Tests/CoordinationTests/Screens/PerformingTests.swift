import Binding
import Coordination
import WaylineRouting
import XCTest

/// A screen performs its own routes, by its own router and the facts of the moment.
@MainActor
final class PerformingTests: XCTestCase {
    private let gauge = Gauge()
    private var outcomes: [Outcome?] = []

    /// A navigator at a meter, which is on its own until it starts.
    private func navigator(
        _ arrange: @escaping @MainActor (Meter) -> Void = { _ in }
    ) throws -> Navigator {
        let coordinator = MeterCoordinator(gauge) { [gauge] in
            let meter = Meter("meter", gauge)
            meter.onStart = { _ in }
            arrange(meter)
            return meter
        }
        let navigator = try Navigator(coordinator, settings: .findingLeaks)
        navigator.go(.push("meter"))
        return navigator
    }

    private func meter(_ navigator: Navigator) throws -> Meter {
        try XCTUnwrap(navigator.screen as? Meter)
    }

    func testPerformingBeforeTheStartIsSuperseded() async throws {
        let navigator = try navigator { [self] in
            outcomes.append($0.perform(.back).outcome)
            XCTAssertNil($0.revision)
        }
        XCTAssertEqual(outcomes, [.superseded])
        XCTAssertEqual(navigator.state.path, ["a", "meter"])
    }

    func testPerformingInStartIsDoneRightAfterIt() async throws {
        var attempt: NavigationAttempt?
        let navigator = try navigator { $0.onStart = { attempt = $0.perform(.back) } }
        XCTAssertEqual(attempt?.outcome, .committed(revision: 2))
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testPerformingInStopAndAfterItIsSuperseded() async throws {
        let navigator = try navigator { [self] in
            $0.onStop = { [self] in outcomes.append($0.perform(.back).outcome) }
        }
        let meter = try meter(navigator)
        navigator.go(.pop)
        outcomes.append(meter.perform(.back).outcome)
        XCTAssertEqual(outcomes, [.superseded, .superseded])
        XCTAssertNil(meter.revision)
        XCTAssertEqual(navigator.state.path, ["a"])
    }

    func testPerformingAfterTheEndOfTheNavigatorIsSuperseded() async throws {
        var navigator: Navigator? = try navigator()
        let meter = try meter(XCTUnwrap(navigator))
        navigator = nil
        XCTAssertEqual(meter.perform(.back).outcome, .superseded)
        XCTAssertNil(meter.revision)
    }

    func testTheFactsAreThoseOfTheTurnAndNotOfTheRequest() async throws {
        let navigator = try navigator()
        let meter = try meter(navigator)
        meter.viewModel.target = "b"
        let frontEnd = AskingFrontEnd()
        var attempt: NavigationAttempt?
        frontEnd.ask = { [weak frontEnd] in
            frontEnd?.ask = {}
            attempt = meter.perform(.go)
            XCTAssertNil(attempt?.outcome)
            meter.viewModel.target = "c"
        }
        navigator.attach(frontEnd)
        XCTAssertEqual(attempt?.outcome, .committed(revision: 2))
        XCTAssertEqual(navigator.state.path, ["a", "meter", "c"])
    }

    func testAFrontEndsRequestIsDecidedByTheFactsOfTheScreen() async throws {
        let navigator = try navigator()
        try meter(navigator).viewModel.target = "b"
        navigator.send(.perform("go"))
        XCTAssertEqual(navigator.state.path, ["a", "meter", "b"])
    }

    func testAnAlertsAnswerIsDecidedByTheFactsOfTheScreen() async throws {
        let navigator = try navigator()
        navigator.go(.alert(Alert("Go?", actions: [.init("Yes", route: "go")])))
        try meter(navigator).viewModel.target = "c"
        navigator.send(.answer("Yes"))
        XCTAssertEqual(navigator.state.path, ["a", "meter", "c"])
    }

    func testARouterKnowsTheContextInWhichItsRouteIsPerformed() async throws {
        let navigator = try navigator()
        XCTAssertEqual(
            try meter(navigator).perform(.where).outcome,
            .stayed(because: "meter in app, root, over a"))
        navigator.go(.start("child"))
        navigator.go(.sequence([.push("b"), .push("meter")]))
        XCTAssertEqual(
            try meter(navigator).perform(.where).outcome,
            .stayed(because: "meter in child, child, over a b"))
        navigator.go(.present("meter"))
        XCTAssertEqual(
            try meter(navigator).perform(.where).outcome,
            .stayed(because: "meter in meter, modal, over "))
    }
}
