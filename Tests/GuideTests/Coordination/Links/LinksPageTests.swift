import Wayline
import XCTest

/// The code of Docs/Coordination/Links.md, and what the page says of it.
@MainActor
final class LinksPageTests: XCTestCase {
    private func makeNavigator() throws -> Navigator {
        try Navigator(OrdersCoordinator(), links: ShopLinks.table())
    }

    func testALinkIsADecisionToo() async throws {
        let links = try ShopLinks.table()
        XCTAssertEqual(
            try links.target(of: Link(parsing: "shop://orders/7")),
            .sequence([.popToRoot, .push(.orders), .push("order", ["id": 7])]))
    }

    func testALinkWaitsForTheLoginAndGoesOn() async throws {
        let navigator = try makeNavigator()
        let attempt = navigator.open("shop://orders/7")
        XCTAssertEqual(navigator.state.path, ["home", "password"])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["home", "orders", "order"])
        XCTAssertEqual((navigator.screen as? OrderScreen)?.id, 7)
        XCTAssertNil(attempt.outcome?.reason)
    }

    func testALinkIsDroppedWithTheLogin() async throws {
        let navigator = try makeNavigator()
        let attempt = navigator.open("shop://orders/7")
        navigator.send(.back)
        XCTAssertEqual(attempt.outcome, .refused(.calledOff("orders")))
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testALinkThatLeadsNowhereSaysWhatWouldBeRight() async throws {
        let faults = [
            "shop://order/7":
                "'shop://order/7' is not a link that is known here. "
                + "Did you mean 'shop://orders/{id}'?",
            "shop://orders/seven":
                "'seven' is not a whole number: 'shop://orders/{id}' takes one, "
                + "e.g. 'shop://orders/7'.",
            "shop://orders/%zz":
                "'shop://orders/%zz' is not a link: at character 15, '%zz' is not an escape: "
                + "write '%' and two hexadecimal digits, or '%25' for '%' itself.",
        ]
        for (link, reason) in faults {
            let navigator = try makeNavigator()
            XCTAssertEqual(navigator.open(link).outcome?.error?.description, reason)
            XCTAssertEqual(navigator.state.path, ["home"])
        }
    }

    func testALinkSpeaksOfTheFlowThatTheUserIsIn() async throws {
        let navigator = try Navigator(ShopCoordinator(), links: ShopLinks.table())
        navigator.send(.perform("checkout"))
        XCTAssertEqual(
            navigator.open("shop://orders").outcome,
            .refused(.unknownRoute("orders", known: ["address", "payment"])))
    }

    func testALinkCanLeadOutOfAllFlowsFirst() async throws {
        let shop = ShopCoordinator()
        let navigator = try Navigator(shop, links: ShopLinks.table())
        navigator.send(.perform("checkout"))
        navigator.open("shop://home")
        XCTAssertEqual(navigator.state.path, ["home"])
        XCTAssertEqual(shop.results, [.cancelled])
    }

    func testCapturesAreTheParameters() async throws {
        let links = try ShopLinks.table()
        XCTAssertEqual(
            try links.target(of: Link(parsing: "shop://letters?to=An+Nguyen")),
            .push("letter", ["to": "An Nguyen"]))
        XCTAssertEqual(try links.target(of: Link(parsing: "shop:letters")), .push(.letter))
    }

    func testATailTakesWhatIsLeft() async throws {
        let navigator = try makeNavigator()
        XCTAssertEqual(
            navigator.open("shop://help/orders/late").outcome,
            .stayed(because: "Help is in the making."))
    }
}
