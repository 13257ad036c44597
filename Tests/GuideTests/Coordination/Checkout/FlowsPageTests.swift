import Wayline
import XCTest

/// The code of Docs/Coordination/Flows.md, and what the page says of it.
@MainActor
final class FlowsPageTests: XCTestCase {
    private let shop = ShopCoordinator()

    /// The shop, where the user has come to the payment.
    private func atPayment() throws -> Navigator {
        let navigator = try Navigator(shop)
        navigator.send(.perform("checkout"))
        navigator.send(.perform("next"))
        return navigator
    }

    func testAFinishedCheckoutLeadsToTheThanks() async throws {
        let navigator = try atPayment()
        XCTAssertEqual(navigator.state.path, ["basket", "address", "payment"])
        (navigator.screen as? PaymentScreen)?.viewModel.pay()
        navigator.send(.perform("paid"))
        XCTAssertEqual(navigator.state.path, ["thanks"])
        XCTAssertEqual(shop.results, [.finished(Receipt(number: 107))])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testACheckoutThatIsLeftByBackIsCancelledOnce() async throws {
        let navigator = try atPayment()
        navigator.send(.back)
        XCTAssertEqual(shop.results, [])
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["basket"])
        XCTAssertEqual(shop.results, [.cancelled])
    }

    func testTheEndOfACheckoutIsReportedOnce() async throws {
        let endings: [@MainActor (Navigator) throws -> Void] = [
            { $0.go(.sequence([.pop, .pop])) },
            { try $0.restore(Navigator(ShopCoordinator()).save()) },
            { $0.end() },
        ]
        for end in endings {
            let shop = ShopCoordinator()
            let navigator = try Navigator(shop)
            navigator.go(.start(.checkout, CheckoutInput(articles: [7])))
            navigator.go(.push(.payment))
            try end(navigator)
            XCTAssertEqual(shop.results, [.cancelled])
        }
    }

    func testACheckoutThatIsFinishedHasNoFault() async throws {
        let navigator = try atPayment()
        var faults: [String] = []
        let listener = navigator.faults.bind { faults.append("\($0)") }
        (navigator.screen as? PaymentScreen)?.viewModel.pay()
        navigator.send(.perform("paid"))
        XCTAssertEqual(faults, [])
        XCTAssertEqual(shop.results.count, 1)
        listener.cancel()
    }

    func testAResultThatIsNotTheOutputIsRefusedAndTheFlowGoesOn() async throws {
        let navigator = try atPayment()
        let attempt = navigator.go(.finish(with: ["numbre": 7]))
        XCTAssertEqual(
            attempt.outcome?.error?.description,
            "'checkout' cannot take its parameters: 'number' is missing, where an integer is "
                + "needed; given is only 'numbre'. Give it, or make it optional.")
        XCTAssertEqual(navigator.state.path, ["basket", "address", "payment"])
        XCTAssertEqual(shop.results, [])
    }

    func testAModalScreenIsPutAwayByBackToo() async throws {
        let navigator = try Navigator(shop)
        navigator.send(.perform("terms"))
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["basket"])
    }

    func testAModalScreenLiesOverTheFlowUntilItIsDismissed() async throws {
        let navigator = try Navigator(shop)
        navigator.send(.perform("terms"))
        XCTAssertEqual(navigator.state.path, ["basket", "terms"])
        navigator.send(.dismiss)
        XCTAssertEqual(navigator.state.path, ["basket"])
    }

    func testAPresentedFlowTellsItsResultToo() async throws {
        let navigator = try Navigator(shop)
        navigator.go(.present(.checkout, CheckoutInput(articles: [7])))
        navigator.send(.perform("next"))
        XCTAssertEqual(navigator.state.path, ["basket", "address", "payment"])
        navigator.send(.dismiss)
        XCTAssertEqual(navigator.state.path, ["basket"])
        XCTAssertEqual(shop.results, [.cancelled])
    }

    func testATabKeepsItsPlace() async throws {
        let navigator = try Navigator(ShopTabsCoordinator())
        navigator.go(.push(.article, ArticleInput(id: 7)))
        navigator.send(.select("account"))
        XCTAssertEqual(navigator.state.path, ["account"])
        navigator.send(.select("articles"))
        XCTAssertEqual(navigator.state.path, ["articles", "article"])
    }

    func testAMainFlowIsNotLeftByBack() async throws {
        let navigator = try Navigator(MemberCoordinator())
        navigator.go(.enter(.signIn))
        XCTAssertEqual(navigator.state.path, ["password"])
        XCTAssertFalse(navigator.state.canGoBack)
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["articles"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAScreenThatNeedsALoginComesAfterIt() async throws {
        let navigator = try Navigator(MemberCoordinator())
        navigator.go(.enter(.signIn))
        let attempt = navigator.go(.sequence([.enter(.tabs), .select(.account)]))
        XCTAssertNil(attempt.outcome)
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["account"])
        XCTAssertNil(attempt.outcome?.reason)
    }

    func testAMainFlowThatIsThereKeepsItsPlaces() async throws {
        let navigator = try Navigator(MemberCoordinator())
        navigator.go(.enter(.signIn))
        navigator.send(.perform("done"))
        navigator.go(.push(.article, ArticleInput(id: 7)))
        navigator.go(.sequence([.enter(.tabs), .select(.account)]))
        XCTAssertEqual(navigator.state.path, ["account"])
        navigator.send(.select("articles"))
        XCTAssertEqual(navigator.state.path, ["articles", "article"])
    }
}
