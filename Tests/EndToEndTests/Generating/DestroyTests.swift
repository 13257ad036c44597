import Foundation
import XCTest

/// The output and the effect of 'wayline destroy screen'.
final class DestroyTests: XCTestCase {
    func testEachFileIsPrintedAndAllIsAsItWasBefore() throws {
        let shop = try WorkFolder.shop()
        let before = try shop.tree()
        try shop.expect("generate screen Orders Basket --template tiny", output: nil)
        try shop.expect(
            "destroy screen Basket Orders",
            output: """
                delete    .wayline/screens/Basket.json
                delete    .wayline/screens/Orders.json
                delete    Sources/ShopScreens/Basket/BasketListing.swift
                delete    Sources/ShopScreens/Basket/BasketScreen.swift
                delete    Sources/ShopScreens/Orders/OrdersListing.swift
                delete    Sources/ShopScreens/Orders/OrdersScreen.swift
                edit      Sources/ShopScreens/ScreenList.swift
                delete    Tests/ShopScreensTests/Basket/BasketTests.swift
                delete    Tests/ShopScreensTests/Orders/OrdersTests.swift
                1 edited, 8 deleted.

                """)
        try shop.expectTree(before)
    }

    func testTheFirstScreenOfANewPackageComesBackAsItWas() throws {
        let shop = try WorkFolder.shop()
        try shop.expectNoChange {
            try shop.expect("destroy screen Welcome", output: nil)
            try shop.expect("generate screen Welcome", output: nil)
        }
    }

    func testAFolderWithOtherFilesStaysAndIsReported() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.write("Sources/ShopScreens/Orders/Mine.swift", "")
        try shop.expect(
            "destroy screen Orders", output: nil,
            errors:
                "'Sources/ShopScreens/Orders' stays: it has files that were not generated.\n")
        XCTAssertEqual(try shop.text("Sources/ShopScreens/Orders/Mine.swift"), "")
    }

    func testALineOfTheListThatWasEditedIsToBeTakenOutFirst() throws {
        for line in [
            ".orders, .orders,", ".orders.hidden,", "Listed.orders,", ".orders, // First.",
        ] {
            let shop = try WorkFolder.shop()
            try shop.expect("generate screen Orders --template tiny", output: nil)
            try shop.edit(WorkFolder.list, ".orders,", line)
            try shop.expectRefusal(
                "destroy screen Orders",
                "'Sources/ShopScreens/ScreenList.swift' names '.orders' in a line that was "
                    + "edited: remove it there first.")
        }
    }
}
