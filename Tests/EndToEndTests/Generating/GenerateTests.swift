import Foundation
import XCTest

/// The output and the effect of 'wayline generate screen'.
final class GenerateTests: XCTestCase {
    func testEachFileIsPrintedAndTheirNumber() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(
            "generate screen Orders Basket --template tiny",
            output: """
                create    .wayline/screens/Basket.json
                create    .wayline/screens/Orders.json
                create    Sources/ShopScreens/Basket/BasketListing.swift
                create    Sources/ShopScreens/Basket/BasketScreen.swift
                create    Sources/ShopScreens/Orders/OrdersListing.swift
                create    Sources/ShopScreens/Orders/OrdersScreen.swift
                edit      Sources/ShopScreens/ScreenList.swift
                create    Tests/ShopScreensTests/Basket/BasketTests.swift
                create    Tests/ShopScreensTests/Orders/OrdersTests.swift
                8 created, 1 edited.

                """)
        XCTAssertEqual(
            try shop.text("Sources/ShopScreens/Orders/OrdersScreen.swift"),
            "struct OrdersScreen {}\n")
        let list = try shop.text(WorkFolder.list)
        XCTAssertTrue(
            list.contains("[\n        .basket,\n        .orders,\n        .welcome,\n    ]"), list)
    }

    func testAllOptionsGoTogether() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(
            "generate screen Basket name --child Header --coordinator --route cart",
            output: """
                create    .wayline/screens/Basket.json
                create    Sources/ShopScreens/Basket/BasketCoordinator.swift
                create    Sources/ShopScreens/Basket/BasketRouter.swift
                create    Sources/ShopScreens/Basket/BasketScreen.swift
                create    Sources/ShopScreens/Basket/BasketView.swift
                create    Sources/ShopScreens/Basket/BasketViewModel.swift
                create    Sources/ShopScreens/Basket/Header/BasketHeaderScreen.swift
                create    Sources/ShopScreens/Basket/Header/BasketHeaderView.swift
                edit      Sources/ShopScreens/ScreenList.swift
                create    Tests/ShopScreensTests/Basket/BasketScreenTests.swift
                9 created, 1 edited.

                """)
        let screen = try shop.text("Sources/ShopScreens/Basket/BasketScreen.swift")
        XCTAssertTrue(screen.contains(#"static let basket = Self("cart")"#), screen)
    }

    func testAgainThereIsNothingToDo() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --coordinator", output: nil)
        try shop.expectNoChange {
            try shop.expect(
                "generate screen Orders --coordinator",
                output: "Nothing to do: everything is up to date.\n")
        }
    }

    func testOtherOptionsEditExistingFiles() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --coordinator --child Header", output: nil)
        let before = try shop.tree()
        try shop.expect(
            "generate screen Orders", output: nil,
            errors:
                "'Orders' had '--child Header --coordinator' until now: to keep this, repeat it.\n"
        )
        XCTAssertNotEqual(try shop.tree(), before)
        try shop.expect("generate screen Orders --coordinator --child Header", output: nil)
        try shop.expectTree(before)
    }

    func testALineOfTheListThatWasEditedIsNotWrittenAgain() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.edit(WorkFolder.list, ".orders,", ".orders, // First.")
        try shop.expectNoChange {
            try shop.expect(
                "generate screen Orders --template tiny",
                output: "Nothing to do: everything is up to date.\n")
        }
    }

    func testAPackageWithoutAMenuNeedsNone() throws {
        let folder = try WorkFolder([
            "Package.swift": "// Wayline\n", "Sources/Screens/A.swift": "",
            "Tests/ScreensTests/A.swift": "",
        ])
        let before = try folder.tree()
        try folder.expect(
            "generate screen Orders", output: nil,
            errors:
                "'Orders' is in no menu: declare its route '.orders' in a flow.\n")
        try folder.expect("destroy screen Orders", output: nil)
        try folder.expectTree(before)
    }

    func testAChangedNameIsReported() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(
            "generate screen order-history --template tiny", output: nil,
            errors: "'order-history' means 'OrderHistory'.\n")
        XCTAssertTrue(shop.isThere("Sources/ShopScreens/OrderHistory/OrderHistoryScreen.swift"))
        try shop.expect(
            "destroy screen orderHistory", output: nil,
            errors: "'orderHistory' means 'OrderHistory'.\n")
    }

    func testATargetCanHaveAPath() throws {
        let shop = try WorkFolder.shop([
            "Features/Cart/A.swift": "", "Features/CartTests/A.swift": "",
        ])
        try shop.edit(
            "Package.swift", "    targets: [\n",
            "    targets: [\n        .target(name: \"Cart\", path: \"Features/Cart\"),\n"
                + "        .testTarget(\n            name: \"CartTests\", "
                + "dependencies: [\"Cart\"], path: \"Features/CartTests\"),\n")
        try shop.expect(
            "generate screen Basket --target Cart --template tiny",
            output: """
                create    .wayline/screens/Basket.json
                create    Features/Cart/Basket/BasketListing.swift
                create    Features/Cart/Basket/BasketScreen.swift
                create    Features/CartTests/Basket/BasketTests.swift
                4 created.

                """, errors: nil)
        try shop.expect(
            "list screens", output: nil, errors: "")
        try shop.expectRefusal(
            "generate screen Other --target Card",
            "'Card' is not a target with tests: there are 'Cart' and 'ShopScreens'. Did you mean "
                + "'Cart'?", status: 64)
    }
}
