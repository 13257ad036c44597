import Wayline
import XCTest

/// The code of Docs/Coordination/Routers.md, and what the page says of it.
@MainActor
final class RoutersPageTests: XCTestCase {
    func testTheSameRouteLeadsElsewhereInAnotherState() async {
        let basket = BasketViewModel([])
        let router = BasketRouter(viewModel: basket)
        XCTAssertEqual(
            try router.route(to: "checkout"), .stay(because: "The basket is empty."))
        basket.articles.value = [7]
        XCTAssertEqual(
            try router.route(to: "checkout"), .start(.checkout, CheckoutInput(articles: [7])))
    }

    func testAnAlertIsADecisionAndSoAreItsAnswers() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.send(.perform("leave"))
        XCTAssertEqual(navigator.scene.alert, .leaveBasket)
        navigator.send(.answer("Leave"))
        XCTAssertEqual(navigator.state.path, [.home])
    }

    func testAnAnswerWithoutARoutePutsTheAlertAway() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.send(.perform("leave"))
        navigator.send(.answer("Go on buying"))
        XCTAssertNil(navigator.scene.alert)
        XCTAssertEqual(navigator.state.path, [.basket])
    }

    func testParametersAreTheSameTypedAndLiteral() async {
        let typed = Transition.push(.article, ArticleInput(id: 7, photo: 2))
        let literal = Transition.push(.article, ["id": 7, "photo": 2])
        XCTAssertEqual(typed, literal)
    }

    func testAScreenReadsItsInputTyped() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.send(.perform("article", ["id": 7]))
        let article = try XCTUnwrap(navigator.screen as? ArticleScreen)
        XCTAssertEqual(article.input.id, 7)
        XCTAssertNil(article.input.photo)
    }

    func testAnIllTypedParameterIsRefusedAndNothingChanges() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let attempt = navigator.send(.perform("article", ["id": "seven"]))
        XCTAssertEqual(
            attempt.outcome?.reason,
            "'article' cannot take its parameters: 'id' is \"seven\", where an integer is needed. "
                + "Give that, or change the type of the field.")
        XCTAssertEqual(navigator.state.path, [.basket])
    }

    func testAMisspeltRouteIsAnswered() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let attempt = navigator.send(.perform("chekout"))
        XCTAssertEqual(
            attempt.outcome?.reason,
            "'chekout' is not a route: known here are 'article', 'terms', 'checkout', 'leave', "
                + "'leave-anyway'. Did you mean 'checkout'?")
    }

    func testASequenceIsAppliedWholeOrNotAtAll() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let before = navigator.state
        let attempt = navigator.go(.sequence([.push(.article, ["id": 7]), .popTo(.thanks)]))
        XCTAssertEqual(
            attempt.outcome, .refused(.notInStack(.thanks, stack: [.basket, .article])))
        XCTAssertEqual(navigator.state, before)
    }
}
