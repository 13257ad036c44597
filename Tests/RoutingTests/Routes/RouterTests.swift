import WaylineRouting
import XCTest

final class RouterTests: XCTestCase {
    func testAKnownRouteLeadsWhereTheRouterDecides() {
        let decisions: [(RouteName, Transition)] = [
            ("help", .push("help")), ("sign-up", .root("profile")), ("nowhere", .stay),
        ]
        for (route, transition) in decisions {
            XCTAssertEqual(try FixedRouter().route(to: route), transition)
        }
    }

    func testAnUnknownRouteThrowsAndNamesTheKnownOnes() {
        XCTAssertThrowsError(try FixedRouter().route(to: "signup")) { error in
            XCTAssertEqual(
                error as? RoutingError,
                .unknownRoute("signup", known: ["help", "sign-up", "nowhere"]))
        }
    }

    func testAnUnknownRouteNamesTheNearestInItsText() {
        XCTAssertThrowsError(try FixedRouter().route(to: "signup")) { error in
            XCTAssertEqual((error as? RoutingError)?.nearest, "sign-up")
            XCTAssertEqual(
                "\(error)",
                "'signup' is not a route here. The routes are 'help', 'sign-up', 'nowhere'. "
                    + "Did you mean 'sign-up'?")
        }
    }

    func testARouteIsFoundByItsWholeNameOnly() {
        for name: RouteName in ["", "Help", "help ", "signUp"] {
            XCTAssertThrowsError(try FixedRouter().route(to: name), "\(name)")
        }
    }

    func testARouterOfAnyNameKnowsEachRoute() throws {
        XCTAssertEqual(try EchoRouter().route(to: "anything at all"), .push("anything at all"))
    }

    func testNoRouterKnowsNoRoute() {
        XCTAssertThrowsError(try NoRouter().route(to: "help")) { error in
            XCTAssertEqual(error as? RoutingError, .unknownRoute("help", known: []))
        }
    }

    func testARouterDecidesByTheFacts() throws {
        let router = MemberRouter()
        XCTAssertEqual(try router.route(to: "club", .init(isMember: true)), .push("club"))
        XCTAssertEqual(
            try router.route(to: "club", .init(isMember: false)), .stay(because: "Members only."))
    }

    func testWithoutFactsTheFirstOnesAreTaken() throws {
        XCTAssertEqual(try MemberRouter().route(to: "club"), .stay(because: "Members only."))
    }

    func testARouterDecidesByTheContext() throws {
        let router = MemberRouter()
        let first = RouteContext(NavigationState(root: "menu"))
        let second = RouteContext(try first.state.applying(.push("club")))
        XCTAssertEqual(try router.route(to: "back", in: first), .finish)
        XCTAssertEqual(try router.route(to: "back", in: second), .pop)
    }

    func testTheFactsAreSavedAndReadBack() throws {
        let facts = MemberRouter.Facts(isMember: true)
        XCTAssertEqual(try RouteParameters(facts).decode(MemberRouter.Facts.self, for: "x"), facts)
    }

    func testARouterFinishesWithItsOutput() throws {
        let router = FormRouter()
        let decision = try router.route(to: "apply", .init(number: 7))
        XCTAssertEqual(decision, router.finish(FormResult(number: 7)))
        XCTAssertEqual(decision, .finish(with: ["number": 7]))
    }

    func testAResultIsNotTheEndWithoutOne() throws {
        XCTAssertEqual(try FormRouter().route(to: "close"), .finish)
        XCTAssertNotEqual(FormRouter().finish(FormResult(number: 7)), .finish)
    }

    func testARouterIsAskedOnAnyThread() async throws {
        let decisions = try await withThrowingTaskGroup(of: Transition.self) { group in
            for number in 1...8 {
                group.addTask { try FormRouter().route(to: "apply", .init(number: number)) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        XCTAssertEqual(
            decisions, Set((1...8).map { FormRouter().finish(FormResult(number: $0)) }))
    }
}

private struct FixedRouter: Router {
    enum Route: String, CaseIterable {
        case help
        case signUp = "sign-up"
        case nowhere
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .help: .push("help")
        case .signUp: .root("profile")
        case .nowhere: .stay
        }
    }
}

/// Pushes what it is asked for.
private struct EchoRouter: Router {
    struct Route: RawRepresentable, CaseIterable {
        static var allCases: [Route] { [] }

        let rawValue: String
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(RouteName(route), .none)
    }
}

/// Lets members in, and goes back as far as there is a way back.
private struct MemberRouter: Router {
    enum Route: String, CaseIterable {
        case club
        case back
    }

    struct Facts: RouterFacts {
        var isMember = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .club: facts.isMember ? .push("club") : .stay(because: "Members only.")
        case .back: context.below.isEmpty ? .finish : .pop
        }
    }
}

private struct FormResult: Codable {
    let number: Int
}

/// Ends its flow with a result.
private struct FormRouter: Router {
    typealias Output = FormResult

    enum Route: String, CaseIterable {
        case apply
        case close
    }

    struct Facts: RouterFacts {
        var number = 0
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .apply: finish(FormResult(number: facts.number))
        case .close: .finish
        }
    }
}
