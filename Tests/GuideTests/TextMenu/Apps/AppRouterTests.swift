import Wayline
import WaylineProgram
import XCTest

/// The answers of a program about the routers of its app.
@MainActor
final class AppRouterTests: XCTestCase {
    private func run(
        _ arguments: String..., of app: App = .cafe
    ) async -> (status: Int32, text: String) {
        var text = ""
        let status = await ConsoleApp(app, program: "cafe").run(arguments) { text += $0 }
        return (status, text)
    }

    func testTheTableShowsEachDecision() async {
        let table = await run("route", "--from", "step", of: .stairs).text
        XCTAssertEqual(
            table,
            """
            route  isOpen  floor  decision
            up     true    nil    stay
            up     true    low    push step
            up     true    high   push step
            up     false   nil    stay "locked"
            up     false   low    stay "locked"
            up     false   high   stay "locked"

            """)
        let set = await run(
            "route", "--from", "step", "--set", "isOpen=true", "--markdown", of: .stairs
        ).text
        XCTAssertEqual(
            set,
            """
            | route | floor | decision |
            | --- | --- | --- |
            | up | nil | stay |
            | up | low | push step |
            | up | high | push step |

            """)
    }

    func testAFactWithADefaultCanBeNil() async {
        let table = await run("route", "--from", "stop", of: .stairs).text
        XCTAssertEqual(
            table,
            "route  floor  decision\nup     nil    stay\nup     low    push step\nup     high   "
                + "push step\n"
        )
        let one = await run("route", "up", "--from", "stop", "--set", "floor=nil", of: .stairs).text
        XCTAssertEqual(one, "stay\n")
        let list = await run("list", "routes", of: .stairs).text
        XCTAssertTrue(list.contains("floor=low|high|nil"), list)
    }

    func testTwoScreensOfOneRouteHaveTheirOwnRouters() async {
        let list = await run("list", "routes", of: .stairs).text
        XCTAssertTrue(
            list.contains("LiftCoordinator/hall\n") && list.contains("StairsCoordinator/hall\n"),
            list)
        let lift = await run("route", "up", "--from", "LiftCoordinator/hall", of: .stairs).text
        XCTAssertEqual(lift, "finish\n")
        let stairs = await run("route", "up", "--from", "StairsCoordinator/hall", of: .stairs).text
        XCTAssertEqual(stairs, "push step\n")
    }

    func testTheHelpHasExamplesOfTheApp() async {
        let help = await run("help", "route").text
        XCTAssertTrue(help.contains("cafe route ordered --from order\n"), help)
        let topic = await run("help", "script").text
        XCTAssertTrue(topic.contains("  open cafe://order"), topic)
        for line in [["help", "route"], ["help", "script"], ["route", "up"], ["run", "--help"]] {
            var text = ""
            _ = await ConsoleApp(.stairs, program: "stairs").run(line) { text += $0 }
            XCTAssertFalse(text.contains(/--from login|wayline:|expired/), text)
        }
    }

    func testAnAppWithoutRoutersSaysSo() async {
        let app = App("Bare") { _ in BareCoordinator() }
        let text = await run("route", "up", "--from", "step", of: app).text
        XCTAssertEqual(text, "The screen 'step' has no router: this app has none.\n")
    }
}

extension App {
    fileprivate static let stairs = App("Stairs") { _ in StairsCoordinator() }
}

private final class StairsCoordinator: Coordinator {
    static let flow = Flow<StairsCoordinator>(.step) {
        FlowScreen(.step) { _ in StepScreen() }
        FlowScreen(.stop) { _ in StopScreen() }
        FlowScreen(.hall) { _ in HallScreen() }
        ChildFlow(.lift) { _ in LiftCoordinator() }
    }
}

private final class LiftCoordinator: Coordinator {
    static let flow = Flow<LiftCoordinator>(.hall) {
        FlowScreen(.hall) { _ in LiftScreen() }
    }
}

private final class BareCoordinator: Coordinator {
    static let flow = Flow<BareCoordinator>(.step) {
        FlowScreen(.step) { _ in BareScreen() }
    }
}

private final class BareScreen: Screen {}

private struct HallRouter: Router {
    enum Route: String, CaseIterable { case up }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.step)
    }
}

private final class HallScreen: Screen {
    typealias Routes = HallRouter
}

private struct LiftRouter: Router {
    enum Route: String, CaseIterable { case up }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .finish
    }
}

private final class LiftScreen: Screen {
    typealias Routes = LiftRouter
}

private struct StopRouter: Router {
    enum Route: String, CaseIterable { case up }

    struct Facts: RouterFacts { var floor: Floor? = .low }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.floor == nil ? .stay : .push(.step)
    }
}

private final class StopScreen: Screen {
    typealias Routes = StopRouter

    var facts: StopRouter.Facts { .init() }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let step = Self("step")
    fileprivate static let stop = Self("stop")
    fileprivate static let hall = Self("hall")
    fileprivate static let lift = Self("lift")
}

private enum Floor: String, CaseIterable, Codable {
    case low, high
}

private struct StepRouter: Router {
    enum Route: String, CaseIterable { case up }

    struct Facts: RouterFacts {
        var isOpen = false
        var floor: Floor?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        if !facts.isOpen { return .stay(because: "locked") }
        return facts.floor == nil ? .stay : .push(.step)
    }
}

private final class StepScreen: Screen {
    typealias Routes = StepRouter

    var facts: StepRouter.Facts { .init() }
}
