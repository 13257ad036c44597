import Wayline
import XCTest

/// The code of Docs/Coordination/Comparison.md, and what the page says of it.
@MainActor
final class ComparisonPageTests: XCTestCase {
    private let stack = PageStack()

    func testAClosureTellsOfAPayment() async {
        let shop = ClosureShop(stack: stack)
        shop.checkOut()
        (stack.pages.last as? ClosurePaymentPage)?.onPaid?(Receipt(number: 1))
        XCTAssertEqual(shop.receipts, [Receipt(number: 1)])
        XCTAssertEqual(shop.children.count, 0)
    }

    func testAClosureNeverTellsOfAWayBack() async {
        let shop = ClosureShop(stack: stack)
        shop.checkOut()
        stack.pop()
        shop.checkOut()
        stack.pop()
        XCTAssertEqual(shop.receipts, [])
        XCTAssertEqual(shop.children.count, 2)
    }

    func testAClosureTellsTwiceOfADoublePress() async {
        let shop = ClosureShop(stack: stack)
        shop.checkOut()
        let page = stack.pages.last as? ClosurePaymentPage
        let child = shop.children.first
        page?.onPaid?(Receipt(number: 1))
        page?.onPaid?(Receipt(number: 1))
        XCTAssertEqual(shop.receipts.count, 2)
        withExtendedLifetime(child) {}
    }

    func testAFlowTellsOfAWayBack() async throws {
        let shop = ShopCoordinator()
        let navigator = try Navigator(shop)
        navigator.send(.perform("checkout"))
        navigator.send(.back)
        XCTAssertEqual(shop.results, [.cancelled])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAFlowTellsOnceOfADoublePress() async throws {
        let shop = ShopCoordinator()
        let navigator = try Navigator(shop)
        navigator.go(.start(.checkout, CheckoutInput(articles: [7])))
        navigator.go(.push(.payment))
        let payment = try XCTUnwrap(navigator.screen as? PaymentScreen)
        payment.viewModel.pay()
        payment.perform(.paid)
        XCTAssertEqual(payment.perform(.paid).outcome, .superseded)
        XCTAssertEqual(shop.results, [.finished(Receipt(number: 107))])
    }
}
