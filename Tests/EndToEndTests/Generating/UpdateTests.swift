import Foundation
import XCTest

/// What 'app update' says and does.
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
        try shop.expect("update", output: "Nothing to do: all is as it should be.\n")
    }

    func testOnlyThoseThatAreNamed() throws {
        let shop = try shop()
        try shop.expect(
            "update Basket --diff",
            output: """
                --- a/Sources/ShopScreens/Basket/BasketScreen.swift
                +++ b/Sources/ShopScreens/Basket/BasketScreen.swift
                @@ -1,3 +1,3 @@
                 // one
                 // two
                -// three
                +// THREE

                """, errors: "2 edited.\n")
    }

    func testWhatWasEditedIsMerged() throws {
        let shop = try shop()
        try shop.edit(Self.screen, "one", "mine")
        try shop.expect("update Orders", output: nil)
        XCTAssertEqual(try shop.text(Self.screen), "// mine\n// two\n// THREE\n")
    }

    func testWhereBothHaveChangedTheSameLinesBothAreMarked() throws {
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
                "Your changes and those of the template meet in '\(Self.screen)': choose between "
                + "what stands from '<<<<<<<' to '>>>>>>>' there.\n", status: 1)
        XCTAssertEqual(
            try shop.text(Self.screen),
            "// one\n// two\n<<<<<<< yours\n// mine\n=======\n// THREE\n>>>>>>> template\n")
    }

    func testAFileThatWasDeletedStaysSoWhichIsTold() throws {
        let shop = try shop()
        try shop.remove(Self.screen)
        try shop.expect(
            "update Orders", output: "edit      .wayline/screens/Orders.json\n1 edited.\n",
            errors: "'\(Self.screen)' was deleted since it was generated: it stays so, though its "
                + "template has changed.\n")
        XCTAssertFalse(shop.isThere(Self.screen))
    }

    func testATemplateThatIsNoMoreIsTold() throws {
        let shop = try shop()
        try shop.remove(WorkFolder.templates)
        try shop.expectRefusal(
            "update",
            "'tiny' is not a template: there are 'closures', 'streams', 'published'. Your own stand in "
                + "'.wayline/templates/NAME'.", status: 64)
    }
}
