import Wayline
import XCTest

/// The code of Docs/Coordination/Routers.md, and what the page says of it.
@MainActor
final class RoutersPageTests: XCTestCase {
    func testTheFactsDecide() async {
        XCTAssertEqual(
            try BasketRouter().route(to: "checkout"), .stay(because: "The basket is empty."))
        XCTAssertEqual(
            try BasketRouter().route(to: "checkout", .init(articles: [7])),
            .start(.checkout, CheckoutInput(articles: [7])))
    }

    func testTheContextDecides() async {
        XCTAssertEqual(try ArticleRouter().route(to: "basket"), .push(.basket))
        XCTAssertEqual(
            try ArticleRouter().route(to: "basket", in: RouteContext(articleOverBasket())),
            .popTo(.basket))
    }

    private func articleOverBasket() throws -> NavigationState {
        try NavigationState(root: "basket").applying(.push(.article, ArticleInput(id: 7)))
    }

    func testAScreenHandsItsFactsToItsRouter() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let basket = try XCTUnwrap(navigator.screen as? BasketScreen)
        basket.viewModel.selected.value = 7
        basket.perform(.article)
        XCTAssertEqual(navigator.state.top.parameters["id"], 7)
    }

    func testARouteDoesNothingBeforeItsScreenIsShownAndAfterItHasLeft() async throws {
        let early = BasketScreen(viewModel: BasketViewModel([7]))
        XCTAssertEqual(early.perform(.checkout).outcome, .superseded)
        let navigator = try Navigator(ShopCoordinator())
        let late = try XCTUnwrap(navigator.screen as? BasketScreen)
        navigator.go(.root(.home))
        XCTAssertEqual(late.perform(.checkout).outcome, .superseded)
    }

    func testAnAlertIsADecisionAndSoAreItsAnswers() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.send(.perform("leave"))
        XCTAssertEqual(navigator.scene.alert, .leaveBasket)
        navigator.send(.answer("Leave"))
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testAnAnswerWithoutARoutePutsTheAlertAway() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.send(.perform("leave"))
        navigator.send(.answer("Go on buying"))
        XCTAssertNil(navigator.scene.alert)
        XCTAssertEqual(navigator.state.path, ["basket"])
    }

    func testAnInputIsTheSameTypedAndAsText() async {
        let typed = Transition.push(.article, ArticleInput(id: 7, photo: 2))
        let text = Transition.push("article", ["id": 7, "photo": 2])
        XCTAssertEqual(typed, text)
    }

    func testAScreenReadsItsInputTyped() async throws {
        let navigator = try Navigator(ShopCoordinator())
        navigator.go(.push("article", ["id": 7]))
        let article = try XCTUnwrap(navigator.screen as? ArticleScreen)
        XCTAssertEqual(article.input.id, 7)
        XCTAssertNil(article.input.photo)
    }

    func testAnIllTypedParameterIsRefusedAndNothingChanges() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let attempt = navigator.go(.push("article", ["id": "seven"]))
        XCTAssertEqual(
            attempt.outcome?.error?.description,
            "'article' cannot take its parameters: 'id' is \"seven\", where an integer is needed. "
                + "Give that, or change the type of the field.")
        XCTAssertEqual(navigator.state.path, ["basket"])
    }

    func testAMisspeltRouteIsAnswered() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let attempt = navigator.send(.perform("chekout"))
        XCTAssertEqual(
            attempt.outcome?.error?.description,
            "'chekout' is not a route here. The routes are 'article', 'terms', 'checkout', "
                + "'leave', 'leave-anyway'. Did you mean 'checkout'?")
    }

    func testASequenceIsAppliedWholeOrNotAtAll() async throws {
        let navigator = try Navigator(ShopCoordinator())
        let before = navigator.state
        let attempt = navigator.go(.sequence([.push(.terms), .popTo(.thanks)]))
        XCTAssertEqual(
            attempt.outcome, .refused(.notInStack("thanks", stack: ["basket", "terms"])))
        XCTAssertEqual(navigator.state, before)
    }
}
