import Coordination
import WaylineRouting
import XCTest

/// A flow whose first route is not declared cannot begin, and the error says how to mend it.
@MainActor
final class FirstRouteTests: XCTestCase {
    private func text(_ route: String, _ flow: String, _ remedy: String) -> String {
        "'\(route)' could not be made: the flow of \(flow) begins with it, but has no "
            + "FlowScreen for it: add FlowScreen(.\(remedy)) { … }."
    }

    func testAnAppDoesNotBegin() async {
        XCTAssertThrowsError(try Navigator(HalfShop())) {
            XCTAssertEqual("\($0)", text("home", "HalfShop", "home"))
        }
    }

    func testAChildFlowDoesNotBegin() async throws {
        let navigator = try Navigator(Mall())
        let outcome = navigator.go(.start("shop")).outcome
        XCTAssertEqual(outcome?.error?.description, text("home", "HalfShop", "home"))
        XCTAssertEqual(navigator.state.path, ["mall"])
    }

    func testEachTabMustBeDeclared() async {
        XCTAssertThrowsError(try Navigator(HalfTabs())) {
            XCTAssertEqual("\($0)", text("find-a-shop", "HalfTabs", "findAShop"))
        }
    }
}

private final class HalfShop: Coordinator {
    static let flow = Flow<HalfShop>("home") {
        FlowScreen("hall") { _ in NamedScreen("hall") }
    }
}

private final class HalfTabs: Coordinator {
    static let flow = Flow<HalfTabs>(tabs: "home", "find-a-shop") {
        FlowScreen("home") { _ in NamedScreen("home") }
    }
}

private final class Mall: Coordinator {
    static let flow = Flow<Mall>("mall") {
        FlowScreen("mall") { _ in NamedScreen("mall") }
        ChildFlow("shop") { _ in
            HalfShop()
        } onResult: { _, _ in
            .stay
        }
    }
}
