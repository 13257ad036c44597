import Coordination
import WaylineRouting
import XCTest

/// A list of screens is one line of a flow, and the rows of its menu.
@MainActor
final class ListedScreenTests: XCTestCase {
    private let owner = ListOwner()

    func testAFlowDeclaresAllThatIsListed() async {
        XCTAssertEqual(ListOwner.flow.routes, ["lamp", "menu", "nest"])
    }

    func testAListedScreenHasATitleARouteAndAWayThere() async {
        XCTAssertEqual(ListOwner.listed.map(\.title), ["The lamp", "The nest"])
        XCTAssertEqual(ListOwner.listed.map(\.route), ["lamp", "nest"])
        XCTAssertEqual(ListOwner.listed.map(\.transition), [.push("lamp"), .start("nest")])
    }

    func testAListedScreenIsPushed() async throws {
        let navigator = try Navigator(owner)
        navigator.go(ListOwner.listed[0].transition)
        XCTAssertEqual(navigator.state.path, ["menu", "lamp"])
        XCTAssertEqual((navigator.screen as? Place)?.name, "lamp")
    }

    func testAListedFlowIsStartedAndItsResultIsTold() async throws {
        let navigator = try Navigator(owner)
        navigator.go(ListOwner.listed[1].transition)
        XCTAssertEqual(navigator.state.path, ["menu", "nest"])
        navigator.go(.finish(with: .none))
        XCTAssertEqual(owner.results, [])
        navigator.send(.back)
        XCTAssertEqual(owner.results, [.cancelled])
    }

    func testWhatAListCannotLeadToDoesNotCompile() async {
        let page = ScreenRoute(.page) { (_: ListOwner, _: Nest.Page) in Place("page") }
        XCTAssertEqual(ListedScreen<ListOwner>("Page", page).route, "refused")
        let flow = ChildFlow(.page) { (_: ListOwner, _: Nest.Page) in
            ListedNest()
        } onResult: { _, _ in
            .stay
        }
        XCTAssertEqual(ListedScreen<ListOwner>("Flow", flow).route, "refused")
        let finishing = ScreenRoute("end") { (_: ListOwner) in FinishingScreen() }
        XCTAssertEqual(ListedScreen<ListOwner>("End", finishing).route, "refused")
        let make: @MainActor (ListOwner) -> FinishingScreen = { _ in FinishingScreen() }
        XCTAssertEqual(ListedScreen<ListOwner>("End", "end", make: make).route, "refused")
    }

    func testAListedScreenCanFinishTheFlowWithItsResult() async {
        XCTAssertEqual(FinishingNest.flow.routes, ["end", "menu", "other-end"])
    }

    func testAnEmptyListDeclaresNothing() async {
        XCTAssertEqual(EmptyListOwner.flow.routes, ["menu"])
    }
}

private final class EmptyListOwner: Coordinator {
    static let flow = Flow<EmptyListOwner>("menu") {
        ScreenRoute("menu") { _ in Place("menu") }
        [ListedScreen<EmptyListOwner>]()
    }

}

/// The compiler chooses these only where it refuses the initializers of the library.
extension ListedScreen {
    fileprivate init(_ title: String, _ refused: Any) {
        self.init(title, "refused") { _ in Place("refused") }
    }

    fileprivate init(_ title: String, _ route: RouteID<NoInput>, make: Any) {
        self.init(title, make)
    }
}

/// A screen that finishes its flow with a text.
private final class FinishingScreen: Screen {
    typealias Routes = FinishingRouter
}

private struct FinishingRouter: Router {
    typealias Output = String

    enum Route: String, CaseIterable { case end }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        finish("end")
    }
}

private final class FinishingNest: Coordinator {
    typealias Output = String

    static let listed: [ListedScreen<FinishingNest>] = [
        ListedScreen("End", ScreenRoute("end") { _ in FinishingScreen() }),
        ListedScreen("Other end", "other-end") { _ in FinishingScreen() },
    ]

    static let flow = Flow<FinishingNest>("menu") {
        ScreenRoute("menu") { _ in Place("menu") }
        listed
    }
}
