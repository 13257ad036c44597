import Foundation
import TestSupport
import XCTest

/// A command prints its plan, before it carries it out or in place of that.
final class PlanTests: XCTestCase {
    func testADryRunPrintsThePlanAndChangesNothing() throws {
        let shop = try WorkFolder.shop()
        try shop.expectNoChange {
            try shop.expect(
                "generate screen Orders --template tiny --dry-run",
                output: """
                    create    .wayline/screens/Orders.json
                    create    Sources/ShopScreens/Orders/OrdersListing.swift
                    create    Sources/ShopScreens/Orders/OrdersScreen.swift
                    edit      Sources/ShopScreens/ScreenList.swift
                    create    Tests/ShopScreensTests/Orders/OrdersTests.swift
                    4 to create, 1 to edit.

                    """)
            try shop.expect("destroy screen Welcome -n", output: nil)
            try shop.expect("update -n", output: "Nothing to do: everything is up to date.\n")
        }
    }

    private static let difference = """
        diff --git a/Sources/ShopScreens/Orders/OrdersListing.swift \
        a/Sources/ShopScreens/Orders/OrdersListing.swift
        deleted file mode 100644
        index HASH
        --- a/Sources/ShopScreens/Orders/OrdersListing.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -extension Listed { static var orders: Listed }
        diff --git a/Sources/ShopScreens/Orders/OrdersScreen.swift \
        a/Sources/ShopScreens/Orders/OrdersScreen.swift
        deleted file mode 100644
        index HASH
        --- a/Sources/ShopScreens/Orders/OrdersScreen.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -struct OrdersScreen {}
        diff --git a/Sources/ShopScreens/ScreenList.swift \
        b/Sources/ShopScreens/ScreenList.swift
        index HASH
        --- a/Sources/ShopScreens/ScreenList.swift
        +++ b/Sources/ShopScreens/ScreenList.swift
        @@ -9,7 +9,6 @@ enum ScreenList {
             // One screen a line, in order, each with its comma: the generator adds and \
        removes these.
             // swift-format-ignore
             static let all: [Listed] = [
        -        .orders,
                 .welcome,
             ]
         }
        diff --git a/Tests/ShopScreensTests/Orders/OrdersTests.swift \
        a/Tests/ShopScreensTests/Orders/OrdersTests.swift
        deleted file mode 100644
        index HASH
        --- a/Tests/ShopScreensTests/Orders/OrdersTests.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -class OrdersTests {}

        """

    func testTheSummaryOfADifferenceIsNoResult() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.expect(
            "destroy screen Orders --diff", output: Self.difference,
            errors: "1 edited, 4 deleted.\n")
    }

    /// The generator's own files are left out.
    func testADifferenceIsWhatGitUnderstands() throws {
        let shop = try WorkFolder.shop()
        let before = try shop.tree()
        let line = ["generate", "screen", "Orders", "--child", "Header", "--coordinator"]
        let difference = try shop.run(line + ["--diff"]).output
        let after = try shop.tree()
        try shop.expect("destroy screen Orders", output: nil)
        try shop.expectTree(before)
        let git = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"), ["git", "apply"], input: difference,
            environment: ["GIT_CEILING_DIRECTORIES": shop.url.deletingLastPathComponent().path],
            folder: shop.url)
        XCTAssertEqual(git.errors, "")
        XCTAssertEqual(
            try shop.tree().differences(from: after), [".wayline/screens/Orders.json"])
    }
}
