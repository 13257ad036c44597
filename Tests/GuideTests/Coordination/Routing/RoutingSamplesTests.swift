import Wayline
import XCTest

/// The samples in the doc comments of Routing.
final class RoutingSamplesTests: XCTestCase {
    func testARouterDecidesWhereARouteLeads() throws {
        struct ManualRouter: Router {
            enum Route: String, CaseIterable { case contact, contents }
            struct Facts: RouterFacts { var isMember = false }

            func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
                switch route {
                case .contact: facts.isMember ? .push(.contact) : .stay(because: "Members only.")
                case .contents: .popToRoot
                }
            }
        }
        let decision = try ManualRouter().route(to: "contact", .init(isMember: true))
        XCTAssertEqual(decision, .push(.contact))
        let outline = ManualRouter.outline
        XCTAssertEqual(outline.routes, ["contact", "contents"])
        XCTAssertEqual(outline.facts.map(\.name), ["isMember"])
        XCTAssertEqual(outline.facts[0].values, [true, false])
        XCTAssertEqual(outline.combinations, 2)
    }

    func testAContextSaysWhereARouteIsPerformed() throws {
        let article = Transition.push("article", ["id": 7])
        let here = RouteContext(try NavigationState(root: "articles").applying(article))
        XCTAssertEqual(here.route, "article")
        XCTAssertEqual(here.below, ["articles"])
    }

    func testATransitionIsAValue() throws {
        let decision = Transition.push(.article, ArticleInput(id: 7))
        let fromAnywhere = Transition.sequence([.unwind, decision])
        let state = try NavigationState(root: "home").applying(fromAnywhere)
        XCTAssertEqual(state.top.parameters["id"], 7)
    }

    func testAFlowFinishesWithAnyValue() throws {
        let decision = Transition.finish(with: FlowOutput(true))
        XCTAssertEqual(decision.description, "finish true")
    }

    func testADestinationHasANameAnInputAndAnOutput() throws {
        let decisions: [Transition] = [
            .push(.manual), .push(.chapter, ChapterInput(number: 3)), .start(.glossary),
        ]
        let state = try NavigationState(root: "home").applying(.sequence(decisions))
        XCTAssertEqual(state.path, ["home", "manual", "chapter", "glossary"])
    }

    func testAStateIsSavedAndRead() throws {
        let state = try NavigationState(root: "home").applying(.push("article", ["id": 7]))
        let bytes = try Snapshot(state).bytes()
        let restored = try Snapshot(bytes: bytes).decode(NavigationState.self)
        XCTAssertEqual(restored.path, ["home", "article"])
    }

    func testTwoVisitsOfAPlaceAreEqual() throws {
        let home = NavigationState(root: "home")
        let back = try home.applying(.push("article", ["id": 7])).applying(.pop)
        XCTAssertNotEqual(back, home)  // the revision differs
        XCTAssertTrue(back.isSamePlace(as: home))
        var visited: Set = [home.placeDigest]
        XCTAssertFalse(visited.insert(back.placeDigest).inserted)
    }

    func testAnInputIsPassedAndRead() throws {
        struct ArticleInput: ScreenInput {
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
                LinkRule("home", to: .root(.home)),
                LinkRule("articles/{id:int}") { .push("article", $0) },
            ])
        let transition = try links.target(of: "wayline://articles/7")
        XCTAssertEqual(transition, .push("article", ["id": 7]))
    }

    func testASecretIsNotShown() {
        struct LogInInput: ScreenInput {
            var email: String
            @Secret var password = ""
        }
        let input = LogInInput(email: "an@example.org", password: "hunter2")
        XCTAssertFalse("\(input) \(RouteParameters(input))".contains("hunter2"))
    }
}

struct ChapterInput: ScreenInput {
    let number: Int
}

struct Term: Codable {
    let word: String
}

extension Destination<NoInput, NoOutput> {
    static let manual = Self("manual")
}
extension Destination<ChapterInput, NoOutput> {
    static let chapter = Self("chapter")
}
extension Destination<NoInput, Term> {
    static let glossary = Self("glossary")
}

extension Destination<NoInput, NoOutput> {
    static let contact = Self("contact")
}
