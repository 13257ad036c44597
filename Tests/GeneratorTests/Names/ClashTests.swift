import XCTest

@testable import WaylineGenerator

/// Generated names that clash with those of the package.
final class ClashTests: XCTestCase {
    private static let there = Wanted.file(
        "A.swift",
        """
        struct OrdersHeaderView {}
        extension Destination<NoInput, NoOutput> { static let cart = Self("basket") }
        """)

    func testAChildClashesByItsFullName() throws {
        XCTAssertEqual(
            try Wanted("Orders", children: ["Head", "Header"]).clash(with: [Self.there])?
                .description,
            "'Orders' cannot name a screen: 'OrdersHeaderView' is declared in 'A.swift': choose a "
                + "longer name, e.g. 'OrdersPage'.")
    }

    func testARouteThatWasChosenClashesByItself() throws {
        XCTAssertEqual(
            try Wanted("Orders", route: "basket").clash(with: [Self.there])?.description,
            "'Orders' cannot name a screen: the route 'basket' is declared in 'A.swift': choose "
                + "another, e.g. '--route basket-2'.")
    }

    func testARouteThatWasMadeOfTheNameClashesByThat() throws {
        XCTAssertEqual(
            try Wanted("Basket").clash(with: [Self.there])?.description,
            "'Basket' cannot name a screen: the route 'basket' is declared in 'A.swift': choose "
                + "another, e.g. '--route basket-2'.")
    }

    func testTheFilesOfAScreenAreNotInItsOwnWay() throws {
        let wanted = try Wanted("OrdersHeader")
        XCTAssertNotNil(wanted.clash(with: [Self.there]))
        XCTAssertNil(wanted.clash(with: [Self.there]) { $0 == "A.swift" })
    }

    func testNamesGeneratedTogetherMustNotClash() throws {
        let shop = try Wanted("Shop", children: ["Basket"]).files
        XCTAssertNotNil(try Wanted("ShopBasket").clash(with: shop))
        XCTAssertNotNil(try Wanted("SHOP").clash(with: shop), "files of one name on a Mac")
        XCTAssertNil(try Wanted("Basket").clash(with: shop))
    }

    func testAllThatIsDeclaredIsCompared() throws {
        let output = Wanted.file("A.swift", "struct OrdersEntry {}")
        XCTAssertNil(try Wanted("Orders").clash(with: [output]))
        XCTAssertEqual(
            try Wanted("Orders", hasCoordinator: true).clash(with: [output])?.description,
            "'Orders' cannot name a screen: 'OrdersEntry' is declared in 'A.swift': choose a "
                + "longer name, e.g. 'OrdersPage'.")
    }

    func testPrivateTypesAreInEachOthersWayOnlyIfOneIsNot() throws {
        let wanted = try Wanted("Orders", service: "Bills")
        for (source, isInTheWay) in [
            ("private final class UnsteadyBills {}", false),
            ("fileprivate class UnsteadyBills {}", false),
            ("final class UnsteadyBills {}", true), ("private struct OrdersView {}", true),
            ("private let a = 1\nfinal class UnsteadyBills {}", true),
            ("private import A\nfinal class UnsteadyBills {}", true),
            ("private func f() {}\nfinal class UnsteadyBills {}", true),
        ] {
            let file = Wanted.file("Tests/ScreensTests/A.swift", source)
            XCTAssertEqual(wanted.clash(with: [file]) != nil, isInTheWay, source)
        }
    }

    func testATargetHasAFileNameOnce() throws {
        let file = Wanted.file("Sources/Screens/Old/ordersVIEW.swift", "extension Int {}")
        XCTAssertEqual(
            try Wanted("Orders").clash(with: [file])?.description,
            "'Orders' cannot name a screen: 'Sources/Screens/Old/ordersVIEW.swift' exists, and a "
                + "target can have 'OrdersView.swift' only once: choose a longer name, e.g. "
                + "'OrdersPage'."
        )
        let elsewhere = Wanted.file("Tests/ScreensTests/Old/OrdersView.swift", "extension Int {}")
        XCTAssertNil(try Wanted("Orders").clash(with: [elsewhere]))
    }
}
