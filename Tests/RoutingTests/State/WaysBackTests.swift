import WaylineRouting
import XCTest

/// The screens that the user can go back to, through the flows that were begun from each other.
final class WaysBackTests: XCTestCase {
    private func state(after transitions: Transition...) throws -> NavigationState {
        try NavigationState(root: "home").applying(.sequence(transitions))
    }

    private func assertRefused(
        _ id: Int, in state: NavigationState, line: UInt = #line
    ) {
        XCTAssertThrowsError(try state.applying(.popToEntry(id)), line: line) {
            XCTAssertEqual($0 as? RoutingError, .noWayBack(to: id), line: line)
        }
    }

    func testTheNearestScreenComesFirst() throws {
        let state = try state(after: .push("list"), .push("item"), .push("list"))
        XCTAssertEqual(state.waysBack.map(\.route), ["item", "list", "home"])
        XCTAssertEqual(try self.state().waysBack, [])
    }

    func testOneOfTwoScreensOfTheSameRouteIsGoneBackTo() throws {
        let state = try state(after: .push("list"), .push("item"), .push("list"), .push("item"))
        let lower = state.waysBack[2]
        XCTAssertEqual(try state.applying(.popTo(lower)).path, ["home", "list"])
    }

    func testTheWayBackLeadsOutOfChildFlowsAndPresentedOnes() throws {
        let state = try state(
            after: .push("list"), .start("checkout"), .push("pay"), .present("help"))
        XCTAssertEqual(state.waysBack.map(\.route), ["pay", "checkout", "list", "home"])
        let ends = try state.waysBack.map { try state.applying(.popTo($0)).path }
        XCTAssertEqual(
            ends,
            [
                ["home", "list", "checkout", "pay"], ["home", "list", "checkout"],
                ["home", "list"], ["home"],
            ])
    }

    func testTheWayBackDoesNotLeadOutOfAMainFlow() throws {
        let state = try state(after: .push("list"), .enter("shop"), .push("item"))
        XCTAssertEqual(state.waysBack.map(\.route), ["shop"])
        assertRefused(state.root.stack.top.id, in: state)
    }

    func testAnEntryThatIsNotBelowIsRefused() throws {
        let tabs = try NavigationState(
            root: PlaceStep("app", .none),
            shape: .tabs([PlaceStep("a", .none), PlaceStep("b", .none)]))
        assertRefused(tabs.root.tabs[1].stack.top.id, in: tabs)
        assertRefused(99, in: tabs)
        XCTAssertEqual(
            "\(RoutingError.noWayBack(to: 99))",
            "There is no way back to the entry 99: go back to one of the state's waysBack.")
    }

    func testTheScreenOnTopStaysAndItsAlertGoes() throws {
        let state = try state(after: .push("list"))
        let same = try state.applying(.popTo(state.top))
        XCTAssertEqual(same.revision, state.revision)
        let asked = try state.applying(.alert(Alert("Sure?")))
        XCTAssertNil(try asked.applying(.popTo(asked.top)).activeFlow.alert)
    }
}
