import Coordination
import WaylineRouting
import XCTest

/// Screens that are composed of screens.
@MainActor
final class CompositionTests: XCTestCase {
    private let log = PanelLog()

    /// A navigator over a panel of x, with x1 in it, and y; only the panel itself and x1 have
    /// routes.
    private func composed(x1: @escaping @MainActor (PanelLog) -> any Screen) throws -> Navigator {
        try Navigator(
            PanelCoordinator { [log] in
                OuterPanel("p", log, PlainPanel("x", log, x1(log)), PlainPanel("y", log))
            })
    }

    private func composed() throws -> Navigator {
        try composed { InnerPanel("x1", $0) }
    }

    private func x1(_ navigator: Navigator) throws -> InnerPanel {
        try XCTUnwrap(navigator.screen.children.first?.children.first as? InnerPanel)
    }

    func testChildrenStartAfterTheirParentAndStopBeforeIt() async throws {
        let navigator = try composed()
        XCTAssertEqual(log.notes, ["+p", "+x", "+x1", "+y"])
        log.notes = []
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes, ["-y", "-x1", "-x", "-p"])
    }

    func testAGrandchildPerformsByItsOwnRouter() async throws {
        let navigator = try composed()
        try x1(navigator).perform(.inner)
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
    }

    func testAChildsOwnRouterDecidesAlsoWhatItsParentKnows() async throws {
        let navigator = try composed { Panel<SharedRouter>("x1", $0) }
        let child = navigator.screen.children.first?.children.first as? Panel<SharedRouter>
        try XCTUnwrap(child).perform(.shared)
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
        navigator.go(.pop)
        try XCTUnwrap(navigator.screen as? OuterPanel).perform(.shared)
        XCTAssertEqual(navigator.state.path, ["panel", "shared"])
    }

    func testAFrontEndAsksTheParentFirst() async throws {
        let navigator = try composed { Panel<SharedRouter>("x1", $0) }
        navigator.send(.perform("shared"))
        XCTAssertEqual(navigator.state.path, ["panel", "shared"])
    }

    func testAScreenDoesNotKnowTheRoutesOfOthersByText() async throws {
        let navigator = try composed()
        let context = RouteContext(navigator.state)
        XCTAssertThrowsError(try navigator.screen.decide("inner", in: context)) {
            XCTAssertEqual(
                $0 as? RoutingError, .unknownRoute("inner", known: ["outer", "shared"]))
        }
        XCTAssertThrowsError(try x1(navigator).decide("outer", in: context)) {
            XCTAssertEqual($0 as? RoutingError, .unknownRoute("outer", known: ["inner"]))
        }
    }

    func testAnUnknownRouteNamesAllThatAreKnownToTheParts() async throws {
        let navigator = try composed()
        XCTAssertEqual(
            navigator.send(.perform("oter")).outcome,
            .refused(.unknownRoute("oter", known: ["outer", "shared", "inner"])))
    }

    func testAFrontEndReachesTheRoutesOfAllParts() async throws {
        let navigator = try composed()
        navigator.send(.perform("inner"))
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
    }

    func testAPartOfAScreenThatIsNotOnTopIsSuperseded() async throws {
        let navigator = try composed()
        let part = try x1(navigator)
        navigator.go(.push("shared"))
        XCTAssertEqual(part.perform(.inner).outcome, .superseded)
        navigator.go(.root("outer"))
        XCTAssertEqual(part.perform(.inner).outcome, .superseded)
    }
}

/// Leads elsewhere than the outer router does.
private struct SharedRouter: Router {
    enum Route: String, CaseIterable {
        case shared
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push("inner")
    }
}
