import Binding
import Coordination
import WaylineRouting
import XCTest

/// An event says who asked for what, who decided, what the guards answered, and what became of it.
@MainActor
final class EventTextTests: XCTestCase {
    private let bazaar = Bazaar()
    private var lines: [String] = []
    private var token: AnyCancellable?

    private func traced() throws -> Navigator {
        let navigator = try bazaar.begin()
        token = navigator.events.bind { [unowned self] in lines.append("\($0)") }
        return navigator
    }

    func testARouteNamesItsScreenItsRouterAndTheDecision() async throws {
        let navigator = try traced()
        try navigator.nestedScreen.perform(.enter("shop"))
        XCTAssertEqual(
            lines, ["user: go of launch (NamedScreenRouter) -> enter shop; revision 1"])
    }

    func testARouteOfAPartNamesTheRouterOfThePart() async throws {
        let navigator = try traced()
        let part = Doorbell()
        try navigator.nestedScreen.adopt(part)
        part.perform(.ring)
        navigator.send(.perform("ring"))
        let line = "user: ring of launch (DoorbellRouter) -> stay; stayed"
        XCTAssertEqual(lines, [line, line])
    }

    func testALinkAndTheGuardsThatItPasses() async throws {
        let navigator = try traced()
        navigator.open("bazaar://order?from=letter")
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
        XCTAssertEqual(
            lines,
            [
                "link: bazaar://order?… -> start login; "
                    + "guard of order: after start login; revision 3",
                "code -> finish; guard of login, left: allow; revision 4",
                "link: bazaar://order?… -> sequence (enter shop; pop-to-root; push order); "
                    + "guard of order: allow; revision 5",
            ])
    }

    func testAnAnswerAndAQuestionOfAGuard() async throws {
        bazaar.addressVerdict = .ask(.confirm("Discard the address?", yes: "Discard"))
        let navigator = try traced()
        navigator.go(.sequence([.enter("shop"), .start("checkout")]))
        lines = []
        navigator.send(.back)
        navigator.send(.answer("Discard"))
        XCTAssertEqual(
            lines,
            [
                #"user: answer "Discard" -> stay; stayed"#,
                #"user -> pop; guard of address, left: ask "Discard the address?"; "#
                    + "guard of address, left: allow; revision 2",
            ])
    }

    func testARefusalASuperseding() async throws {
        bazaar.orderVerdict = .refuse(because: "closed\ntoday")
        let navigator = try traced()
        navigator.go(.enter("shop"))
        lines = []
        navigator.go(.push("order"))
        navigator.go(.push("products"), ifStill: 0)
        XCTAssertEqual(
            lines,
            [
                #"code: order -> push order; guard of order: refuse because "closed\ntoday"; "#
                    + "refused: 'order' is guarded: closed today",
                "code: products; superseded",
            ])
    }
}

private final class Doorbell: Screen {
    typealias Routes = DoorbellRouter
}

private struct DoorbellRouter: Router {
    enum Route: String, CaseIterable { case ring }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .stay
    }
}
