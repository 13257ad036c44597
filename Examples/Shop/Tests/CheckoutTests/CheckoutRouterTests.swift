import Catalogue
import Wayline
import XCTest

@testable import Checkout

final class CheckoutRouterTests: XCTestCase {
    private let draft = OrderDraft(.sample)

    func testEachStepPassesTheDraftToTheNext() throws {
        XCTAssertEqual(
            try AddressRouter().route(to: "next", .init(draft: draft, isComplete: true)),
            .push(.delivery, draft))
        XCTAssertEqual(
            try DeliveryRouter().route(to: "next", .init(draft: draft)), .push(.payment, draft))
        XCTAssertEqual(
            try PaymentRouter().route(to: "next", .init(draft: draft)), .push(.summary, draft))
    }

    func testAnAddressMustBeCompleteFirst() throws {
        XCTAssertEqual(try AddressRouter().route(to: "next"), .stay)
    }

    func testOnlyAnOrderEndsTheCheckout() throws {
        let (router, order) = (SummaryRouter(), Order(id: 8, contents: draft))
        XCTAssertEqual(try router.route(to: "ordered"), .stay)
        XCTAssertEqual(try router.route(to: "ordered", .init(order: order)), router.finish(order))
    }
}

extension Cart {
    /// A cart with a cup.
    static var sample: Cart {
        var cart = Cart()
        cart.add(Product(id: 2, name: "Cup", price: Price(cents: 6_50)))
        return cart
    }
}
