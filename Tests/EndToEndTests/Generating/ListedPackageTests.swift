import Foundation
import XCTest

/// The output of 'wayline list' in a package.
final class ListedPackageTests: XCTestCase {
    func testItsScreensAndTheirTemplates() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny --route history", output: nil)
        try shop.expect("generate screen Basket", output: nil)
        try shop.append("// Mine.\n", to: "Sources/ShopScreens/Basket/BasketView.swift")
        try shop.expect(
            "list screens",
            output: """
                Basket   basket   Sources/ShopScreens/Basket   from closures, edited
                Menu     menu     Sources/ShopScreens/Menu
                Orders   history  Sources/ShopScreens/Orders   from tiny
                Welcome  welcome  Sources/ShopScreens/Welcome  from closures

                """)
    }

    func testARecordThatCannotBeReadIsNoted() throws {
        let shop = try WorkFolder.shop()
        try shop.write(".wayline/screens/Welcome.json", "<<<<<<< yours\n")
        try shop.expect(
            "list screens",
            output: """
                Menu     menu     Sources/ShopScreens/Menu
                Welcome  welcome  Sources/ShopScreens/Welcome

                """,
            errors: "'.wayline/screens/Welcome.json' cannot be read, so its screen is left out: "
                + "restore it from version control, or remove it.\n")
    }

    func testItsScreensForPrograms() throws {
        try WorkFolder.shop().expect(
            "list screens --json",
            output: #"[{"edited":false,"folder":"Sources/ShopScreens/Menu","name":"Menu","#
                + #""route":"menu","template":null},"#
                + #"{"edited":false,"folder":"Sources/ShopScreens/Welcome","name":"Welcome","#
                + #""route":"welcome","template":"closures"}]"# + "\n")
    }

    func testItsTemplatesBehindTheBuiltInOne() throws {
        let shop = try WorkFolder.shop()
        try shop.expect(
            "list templates",
            output: """
                closures  built in
                tiny      .wayline/templates/tiny

                """)
        try shop.expect(
            "list templates --json",
            output: #"[{"folder":null,"name":"closures"},"#
                + #"{"folder":".wayline/templates/tiny","name":"tiny"}]"# + "\n")
    }

    func testOutsideOfPackagesThereIsTheBuiltInTemplate() throws {
        let folder = try WorkFolder()
        try folder.expect("list templates", output: "closures  built in\n")
        try folder.expectRefusal(
            "list screens",
            "'~/Work' is not in a Swift package: change to the folder of one, or name it, e.g. "
                + "'--into ../Shop'."
        )
    }

    func testRoutesAndLinksAreThoseOfTheSampleAppEverywhere() throws {
        let folder = try WorkFolder(program: "app")
        for list in ["routes", "links", "routes --json", "links --json"] {
            let here = try folder.run(["list"] + list.split(separator: " ").map(String.init))
            let there = try WorkFolder.shop(program: "app").run(
                ["list"] + list.split(separator: " ").map(String.init))
            XCTAssertFalse(here.output.isEmpty)
            XCTAssertEqual(here.output, there.output)
            XCTAssertEqual(here.status, 0)
        }
    }
}
