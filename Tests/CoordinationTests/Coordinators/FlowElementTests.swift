import Coordination
import WaylineRouting
import XCTest

/// A list of screens is one line of a flow, and the rows of its menu.
@MainActor
final class FlowElementTests: XCTestCase {
    private let owner = ListOwner()

    func testAFlowDeclaresAllThatIsListed() async {
        XCTAssertEqual(ListOwner.flow.outline.screens.map(\.route), ["lamp", "menu"])
        XCTAssertEqual(ListOwner.flow.outline.children.map(\.route), ["child"])
    }

    func testAListedScreenHasATitleARouteAndAWayThere() async {
        XCTAssertEqual(ListOwner.listed.map(\.title), ["The lamp", "The child"])
        XCTAssertEqual(ListOwner.listed.map(\.route), ["lamp", "child"])
        XCTAssertEqual(ListOwner.listed.map(\.transition), [.push("lamp"), .start("child")])
    }

    func testAListedScreenIsPushed() async throws {
        let navigator = try Navigator(owner)
        navigator.go(ListOwner.listed[0].transition)
        XCTAssertEqual(navigator.state.path, ["menu", "lamp"])
        XCTAssertEqual((navigator.screen as? NamedScreen)?.name, "lamp")
    }

    func testAListedFlowIsStartedAndReturnsItsResult() async throws {
        let navigator = try Navigator(owner)
        navigator.go(ListOwner.listed[1].transition)
        XCTAssertEqual(navigator.state.path, ["menu", "child"])
        navigator.go(.finish(with: .none))
        XCTAssertEqual(owner.results, [])
        navigator.send(.back)
        XCTAssertEqual(owner.results, [.cancelled])
    }

    func testWhatAListCannotLeadToDoesNotCompile() async {
        let page = FlowScreen(.page) { (_: ListOwner, _: NestedCoordinator.Page) in
            NamedScreen("page")
        }
        XCTAssertEqual(page.titled("Page"), "refused")
        let flow = ChildFlow(.init("page")) { (_: ListOwner, _: NestedCoordinator.Page) in
            ListedCoordinator()
        } onResult: { _, _ in
            .stay
        }
        XCTAssertEqual(flow.titled("Flow"), "refused")
        let finishing = FlowScreen("end") { (_: ListOwner) in FinishingScreen() }
        XCTAssertEqual(finishing.titled("End"), "refused")
    }

    func testALineWithoutATitleHasTheNameOfItsRoute() async {
        XCTAssertEqual(PresentingOwner.shown.title, "colour")
        XCTAssertEqual(PresentingOwner.flow.outline.screens.map(\.route), ["colour", "menu"])
    }

    func testAListedScreenCanFinishTheFlowWithItsResult() async {
        XCTAssertEqual(
            FinishingCoordinator.flow.outline.screens.map(\.route), ["end", "menu", "other-end"])
    }

    func testAnEmptyListDeclaresNothing() async {
        XCTAssertEqual(EmptyListOwner.flow.outline.screens.map(\.route), ["menu"])
    }

    func testAProtocolOfItsOwnersCanDeclareAList() async {
        XCTAssertEqual(HouseOwner.flow.outline.screens.map(\.route), ["door", "lamp", "menu"])
    }

    func testAScreenThatAProtocolDeclaresIsMadeForTheOwner() async throws {
        let navigator = try Navigator(HouseOwner())
        navigator.go(.push("lamp"))
        XCTAssertEqual((navigator.screen as? NamedScreen)?.name, "green lamp")
        XCTAssertEqual(navigator.state.path, ["menu", "lamp"])
    }
}

private final class EmptyListOwner: Coordinator {
    static let flow = Flow<EmptyListOwner>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        [FlowElement<EmptyListOwner>]()
    }
}

/// The compiler chooses these only where it refuses the methods of the library.
extension FlowScreen {
    fileprivate func titled(_ refused: Any) -> String { "refused" }
}

extension ChildFlow {
    fileprivate func titled(_ refused: Any) -> String { "refused" }
}

/// A flow with a screen that returns a result.
private final class PresentingOwner: Coordinator {
    static let shown = FlowScreen("colour") { (_: PresentingOwner) in FinishingScreen() }
        .returns(to: NamedScreen.self) { _, _ in }

    static let flow = Flow<PresentingOwner>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        shown
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

private final class FinishingCoordinator: Coordinator {
    typealias Output = String

    static let listed: [FlowElement<FinishingCoordinator>] = [
        FlowScreen("end") { _ in FinishingScreen() }.titled("End"),
        FlowScreen("other-end") { _ in FinishingScreen() }.titled("Other end"),
    ]

    static let flow = Flow<FinishingCoordinator>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        listed
    }
}

/// A coordinator whose flow has the screens of the lamps.
@MainActor
private protocol LampOwner: Coordinator {
    var lamp: RouteName { get }
}

extension LampOwner {
    @FlowBuilder<Self>
    static var lamps: [FlowElement<Self>] {
        FlowScreen("lamp") { owner in NamedScreen(owner.lamp) }
        FlowScreen("door") { _ in NamedScreen("door") }
    }
}

private final class HouseOwner: LampOwner {
    static let flow = Flow<HouseOwner>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        lamps
    }

    let lamp: RouteName = "green lamp"
}
