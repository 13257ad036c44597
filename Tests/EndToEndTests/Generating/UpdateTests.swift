import Foundation
import XCTest

/// The output and the effect of 'wayline update'.
final class UpdateTests: XCTestCase {
    private static let template = "\(WorkFolder.templates)/screen/{{Name}}Screen.swift"
    private static let screen = "Sources/ShopScreens/Orders/OrdersScreen.swift"

    /// A package with two screens, whose template has changed since they were generated.
    private func shop() throws -> WorkFolder {
        let shop = try WorkFolder.shop([Self.template: "// one\n// two\n// three\n"])
        try shop.expect("generate screen Orders Basket --template tiny", output: nil)
        try shop.edit(Self.template, "three", "THREE")
        return shop
    }

    func testScreensAreBroughtToWhatTheirTemplateSays() throws {
        let shop = try shop()
        try shop.expect(
            "update",
            output: """
                edit      .wayline/screens/Basket.json
                edit      .wayline/screens/Orders.json
                edit      Sources/ShopScreens/Basket/BasketScreen.swift
                edit      Sources/ShopScreens/Orders/OrdersScreen.swift
                4 edited.

                """)
        XCTAssertEqual(try shop.text(Self.screen), "// one\n// two\n// THREE\n")
        try shop.expect("update", output: "Nothing to do: everything is up to date.\n")
    }

    func testOnlyThoseThatAreNamed() throws {
        let shop = try shop()
        try shop.expect(
            "update Basket --diff",
            output: """
                diff --git a/Sources/ShopScreens/Basket/BasketScreen.swift \
                b/Sources/ShopScreens/Basket/BasketScreen.swift
                index HASH
                --- a/Sources/ShopScreens/Basket/BasketScreen.swift
                +++ b/Sources/ShopScreens/Basket/BasketScreen.swift
                @@ -1,3 +1,3 @@
                 // one
                 // two
                -// three
                +// THREE

                """, errors: "2 edited.\n")
    }

    func testEditedFilesAreMerged() throws {
        let shop = try shop()
        try shop.edit(Self.screen, "one", "mine")
        try shop.expect("update Orders", output: nil)
        XCTAssertEqual(try shop.text(Self.screen), "// mine\n// two\n// THREE\n")
    }

    func testConflictingLinesAreMarked() throws {
        let shop = try shop()
        try shop.edit(Self.screen, "three", "mine")
        try shop.expect(
            "update Orders",
            output: """
                edit      .wayline/screens/Orders.json
                edit      Sources/ShopScreens/Orders/OrdersScreen.swift  (1 conflict marked)
                2 edited.

                """,
            errors:
                "Your changes conflict with those of the template in '\(Self.screen)': choose "
                + "one of the versions between '<<<<<<<' and '>>>>>>>'.\n", status: 1)
        XCTAssertEqual(
            try shop.text(Self.screen),
            "// one\n// two\n<<<<<<< yours\n// mine\n=======\n// THREE\n>>>>>>> template\n")
    }

    func testRemainingMarksAreReportedAgain() throws {
        let middle = String(repeating: "// middle\n", count: 9)
        let shop = try WorkFolder.shop([Self.template: "// one\n\(middle)// two\n"])
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.write(Self.template, "// ONE\n\(middle)// TWO\n")
        try shop.write(Self.screen, "// mine\n\(middle)// mine\n")
        for number in 1...2 {
            let app = try shop.run(["update"])
            XCTAssertEqual(app.output.contains("  (2 conflicts marked)\n"), number == 1, app.output)
            XCTAssertTrue(
                app.errors.hasPrefix("Your changes conflict with those of the template in "))
            XCTAssertEqual(app.status, 1)
        }
    }

    func testAFileThatIsInTheWayOfANewOneIsAConflict() throws {
        let shop = try shop()
        let mine = "Sources/ShopScreens/Orders/OrdersExtra.swift"
        try shop.write(mine, "// Mine.\n")
        try shop.write("\(WorkFolder.templates)/screen/{{Name}}Extra.swift", "// Its.\n")
        try shop.expectNoChange {
            try shop.expect(
                "update", output: "conflict  \(mine)\nNothing was written.\n",
                errors: """
                    1 file is not as generated, so nothing was written: '\(mine)'. Move your \
                    changes elsewhere.
                    diff --git a/\(mine) b/\(mine)
                    index HASH
                    --- a/\(mine)
                    +++ b/\(mine)
                    @@ -1 +1 @@
                    -// Its.
                    +// Mine.

                    """, status: 1)
        }
    }

    func testAnEditedFileThatTheTemplateHasNoMoreStaysAndIsReported() throws {
        let shop = try shop()
        let tests = "Tests/ShopScreensTests/Orders/OrdersTests.swift"
        try shop.append("// Mine.\n", to: tests)
        try shop.remove("\(WorkFolder.templates)/tests")
        try shop.expect(
            "update Orders", output: nil,
            errors:
                "'\(tests)' stays, because it was edited: its template no longer has it, so it "
                + "is your own now.\n")
        XCTAssertTrue(shop.isThere(tests))
    }

    func testAFileThatWasDeletedStaysDeletedAndIsReported() throws {
        let shop = try shop()
        try shop.remove(Self.screen)
        try shop.expect(
            "update Orders", output: "edit      .wayline/screens/Orders.json\n1 edited.\n",
            errors: "'\(Self.screen)' was deleted: it stays deleted, although its template has "
                + "changed.\n")
        XCTAssertFalse(shop.isThere(Self.screen))
    }

    func testAMissingTemplateIsReported() throws {
        let shop = try shop()
        try shop.remove(WorkFolder.templates)
        try shop.expectRefusal(
            "update",
            "'Basket' was generated with the template 'tiny', which is missing: restore "
                + "'.wayline/templates/tiny' from version control.")
    }
}
