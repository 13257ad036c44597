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
