import Wayline
import XCTest

/// The samples in the doc comments of Routing.
final class RoutingSamplesTests: XCTestCase {
    @MainActor
    func testARouterDecidesWhereARouteLeads() async throws {
        XCTAssertEqual(try ManualRouter().route(to: "contact"), .push("contact"))
    }

    func testATransitionIsAValue() throws {
        let decision = Transition.push("article", ["id": 7])
        let fromAnywhere = Transition.sequence([.unwind, decision])
        let state = try NavigationState(root: "home").applying(fromAnywhere)
        XCTAssertEqual(state.top.parameters["id"], 7)
    }

    func testARouteHasAName() throws {
        let state = try NavigationState(root: "home").applying(.push(.manual))
        XCTAssertEqual(state.path, ["home", "manual"])
    }

    func testAStateIsSavedAndRead() throws {
        let state = try NavigationState(root: "home").applying(.push("article", ["id": 7]))
        let bytes = try Snapshot(state).bytes()
        let restored = try Snapshot(bytes: bytes).decode(NavigationState.self)
        XCTAssertEqual(restored.path, ["home", "article"])
    }

    func testAnInputIsPassedAndRead() throws {
        struct ArticleInput: Codable {
            var id: Int
        }
        let parameters = RouteParameters(ArticleInput(id: 7))  // or ["id": 7]
        let input = try parameters.decode(ArticleInput.self, for: "article")
        XCTAssertEqual(input.id, 7)
    }

    func testALinkLeadsToATransition() throws {
        let links = try LinkTable<Transition>(
            scheme: "wayline",
            [
                LinkRule("home", to: .root("home")),
                LinkRule("articles/{id:int}") { .push("article", $0) },
            ])
        let transition = try links.target(of: "wayline://articles/7")
        XCTAssertEqual(transition, .push("article", ["id": 7]))
    }

    func testASecretIsNotShown() {
        struct LogInInput: Codable {
            var email: String
            @Secret var password = ""
        }
        let input = LogInInput(email: "an@example.org", password: "hunter2")
        XCTAssertFalse("\(input) \(RouteParameters(input))".contains("hunter2"))
    }
}

struct ManualRouter: Router {
    enum Route: String, CaseIterable { case contact, contents }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .contact: .push("contact")
        case .contents: .popToRoot
        }
    }
}

extension RouteName {
    static let manual: RouteName = "manual"
}
