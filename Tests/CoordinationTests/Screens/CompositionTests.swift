import Coordination
import WaylineRouting
import XCTest

/// Screens that are composed of screens.
@MainActor
final class CompositionTests: XCTestCase {
    private let log = PanelLog()

    /// A navigator over a panel of x, with x1 in it, and y; x1 and y have no routers.
    private func composed(
        outer: any Router = PanelRouter<OuterRoute>(), inner: any Router = NoRouter()
    ) throws -> Navigator {
        try Navigator(
            PanelCoordinator { [log] in
                Panel(
                    "p", log, router: outer, Panel("x", log, router: inner, Panel("x1", log)),
                    Panel("y", log))
            })
    }

    private func x1(_ navigator: Navigator) throws -> any Screen {
        try XCTUnwrap(navigator.screen.children.first?.children.first)
    }

    func testChildrenStartAfterTheirParentAndStopBeforeIt() async throws {
        let navigator = try composed()
        XCTAssertEqual(log.notes, ["+p", "+x", "+x1", "+y"])
        log.notes = []
        navigator.go(.root("outer"))
        XCTAssertEqual(log.notes, ["-y", "-x1", "-x", "-p"])
    }

    func testARouteOfAGrandchildReachesTheNextRouterThatKnowsIt() async throws {
        let outer = try composed()
        try x1(outer).perform("outer")
        XCTAssertEqual(outer.state.path, ["panel", "outer"])
        let inner = try composed(inner: PanelRouter<InnerRoute>())
        try x1(inner).perform("inner")
        XCTAssertEqual(inner.state.path, ["panel", "inner"])
    }

    func testAChildsOwnRouterIsAskedFirst() async throws {
        let navigator = try composed(inner: SharedRouter())
        try x1(navigator).perform("shared")
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
        navigator.go(.pop)
        navigator.screen.perform("shared")
        XCTAssertEqual(navigator.state.path, ["panel", "shared"])
    }

    func testARouteOfAChildIsNotKnownToItsParent() async throws {
        let navigator = try composed(inner: PanelRouter<InnerRoute>())
        XCTAssertEqual(
            navigator.screen.perform("inner").outcome,
            .refused(.unknownRoute("inner", known: ["outer", "shared"])))
    }

    func testAnUnknownRouteNamesAllThatAreKnownOnTheWay() async throws {
        let navigator = try composed(inner: PanelRouter<InnerRoute>())
        XCTAssertEqual(
            try x1(navigator).perform("inne").outcome,
            .refused(.unknownRoute("inne", known: ["inner", "outer", "shared"])))
        XCTAssertEqual(
            navigator.send(.perform("oter")).outcome,
            .refused(.unknownRoute("oter", known: ["outer", "shared", "inner"])))
    }

    func testAFrontEndReachesTheRoutesOfAllParts() async throws {
        let navigator = try composed(inner: PanelRouter<InnerRoute>())
        navigator.send(.perform("inner", ["id": 7]))
        XCTAssertEqual(navigator.state.path, ["panel", "inner"])
        XCTAssertEqual(navigator.state.top.parameters, ["id": 7])
    }

    func testAPartOfAScreenThatIsNotOnTopIsSuperseded() async throws {
        let navigator = try composed()
        let part = try x1(navigator)
        navigator.go(.push("shared"))
        XCTAssertEqual(part.perform("outer").outcome, .superseded)
        navigator.go(.root("outer"))
        XCTAssertEqual(part.perform("outer").outcome, .superseded)
    }
}

/// Leads elsewhere than the outer router does.
private struct SharedRouter: Router {
    enum Route: String, CaseIterable {
        case shared
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        .push("inner")
    }
}
