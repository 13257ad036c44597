import Generator
import XCTest

final class ClashTests: XCTestCase {
    private let source = """
        struct OrdersHeaderView {}
        extension RouteID { static let basket: RouteID = "basket" }
        """

    func testAChildClashesByItsFullName() throws {
        let screen = try ScreenName("Orders")
        let child = try ChildName("Header", of: screen)
        XCTAssertEqual(
            declarations.clash(of: screen, children: [child])?.description,
            "'Header' cannot name a child: 'OrdersHeaderView' is declared in 'A.swift': say more, "
                + "e.g. 'HeaderPage'.")
    }

    func testARouteThatWasChosenClashesByItself() throws {
        let clash = declarations.clash(
            of: try ScreenName("Orders"), route: try RouteName("basket"))
        XCTAssertEqual(
            clash?.description,
            "'basket' cannot name a route: the route 'basket' is declared in 'A.swift': choose "
                + "another, e.g. '--route basket-2'.")
    }

    func testARouteThatWasMadeOfTheNameClashesByThat() throws {
        let source = #"extension RouteID { static let cart: RouteID = "basket" }"#
        var declarations = Declarations()
        declarations.add(source.utf8, of: "A.swift")
        let clash = declarations.clash(
            of: try ScreenName("Basket"), route: try RouteName("basket"))
        XCTAssertEqual(
            clash?.description,
            "'Basket' cannot name a screen: the route 'basket' is declared in 'A.swift': choose "
                + "another, e.g. '--route basket-2'.")
    }

    func testTheFilesOfAScreenAreNotInItsOwnWay() throws {
        let name = try ScreenName("OrdersHeader")
        XCTAssertNotNil(declarations.clash(of: name))
        XCTAssertNil(declarations.clash(of: name) { $0 == "A.swift" })
    }

    func testWhatIsGeneratedTogetherMayNotClashEither() throws {
        var declarations = Declarations()
        let screen = try ScreenName("Shop")
        declarations.add(screen, children: [try ChildName("Basket", of: screen)], of: "Shop")
        XCTAssertNotNil(declarations.clash(of: try ScreenName("ShopBasket")))
        XCTAssertNotNil(declarations.clash(of: try ScreenName("SHOP")))
        XCTAssertNil(declarations.clash(of: try ScreenName("Basket")))
    }

    private var declarations: Declarations {
        var declarations = Declarations()
        declarations.add(source.utf8, of: "A.swift")
        return declarations
    }
}
