import Foundation
import XCTest

/// If nothing can be generated in a package, the error says what is missing.
final class PackageRefusalTests: XCTestCase {
    private static let manifest = ["Package.swift": "// Wayline\n"]
    private static let commands = [
        "generate screen A", "destroy screen A", "update", "list screens", "list templates",
    ]

    private func expect(
        _ files: [String: String], _ reason: String, at place: UInt = #line
    ) throws {
        let folder = try WorkFolder(files)
        for command in Self.commands {
            try folder.expectRefusal(command, reason, at: place)
        }
    }

    func testAPackageThatDoesNotDependOnWayline() throws {
        try expect(
            ["Package.swift": "// Binding, TextMenu\n"],
            "'~/Work/Package.swift' does not name 'Wayline': screens need the product Wayline of the "
                + "package Wayline.")
    }

    func testOneWithoutATargetOrWithSeveral() throws {
        let reason =
            "'~/Work' has no target Screens with tests: make the folders 'Sources/Screens' and "
            + "'Tests/ScreensTests', or say in '.wayline/settings.json' where screens go, e.g. "
            + #"{"sources": "Sources/Shop", "tests": "Tests/ShopTests"}."#
        try expect(Self.manifest, reason)
        let several = [
            "Sources/A/a": "", "Tests/ATests/a": "", "Sources/B/b": "", "Tests/BTests/b": "",
        ]
        try expect(Self.manifest.merging(several) { $1 }, reason)
    }

    func testAPackageWithUnreadableSettingsOrSettingsThatLeadOut() throws {
        for text in ["{", "[]", #"{"sources": "Sources/A"}"#, #"{"sources": "..", "tests": "B"}"#] {
            try expect(
                Self.manifest.merging([".wayline/settings.json": text]) { $1 },
                "'.wayline/settings.json' cannot be read: restore it from version control, or "
                    + "remove it.")
        }
    }

    func testAPackageWhoseManifestIsALinkOrAFolder() throws {
        let folder = try WorkFolder(["Manifest.swift": ""])
        try folder.link("Package.swift", to: "Manifest.swift")
        try folder.expectRefusal(
            "list screens",
            "'Package.swift' is a symbolic link: generated files must stay in the package. "
                + "Replace the link with a folder or a file.")
        try folder.remove("Package.swift")
        try folder.makeFolder("Package.swift")
        try folder.expectRefusal(
            "list screens", "'Package.swift' is not a file: move it out of the way.")
    }

    func testARecordThatIsDamaged() throws {
        for text in ["", "{", "{}", #"{"version": 2}"#] {
            let shop = try WorkFolder.shop([".wayline/screens/Orders.json": text])
            for command in Self.commands.dropLast() {
                try shop.expectRefusal(
                    command,
                    "'.wayline/screens/Orders.json' cannot be read: restore it from version "
                        + "control, or remove it.")
            }
        }
    }

    func testARecordThatLeadsOutOfThePackage() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.write("Mine.swift", "class OrdersTests {}\n")
        let record = ".wayline/screens/Orders.json"
        try shop.edit(
            record, "Tests/ShopScreensTests/Orders/OrdersTests.swift", "../Shop/Mine.swift")
        try shop.expectRefusal(
            "destroy screen Orders --force",
            "'\(record)' cannot be read: restore it from version control, or remove it.")
    }

    func testOneWithoutRoomForAMenu() throws {
        let files = [
            "Sources/Screens/Mine.swift": "struct MenuView {}", "Tests/ScreensTests/A.swift": "",
        ]
        try WorkFolder(Self.manifest.merging(files) { $1 }).expectRefusal(
            "generate screen Orders",
            "A list of screens and a menu are added to this package, but 'MenuView' is declared in "
                + "'Sources/Screens/Mine.swift': give that another name.")
    }

    func testAPackageThatHidesATypeThatIsUsed() throws {
        let mine = "Sources/ShopScreens/Mine.swift"
        try WorkFolder.shop([mine: "struct TextField {}\n"]).expectRefusal(
            "generate screen Orders",
            "Generated files use 'TextField' of TextMenu, but 'TextField' in '\(mine)' hides it: "
                + "give the type in '\(mine)' another name.")
    }

    func testAPackageThatHasLostItsList() throws {
        let files = ["Sources/Screens/A.swift": "", "Tests/ScreensTests/A.swift": ""]
        let folder = try WorkFolder(Self.manifest.merging(files) { $1 })
        try folder.expect("generate screen Orders", output: nil, errors: nil)
        try folder.remove("Sources/Screens/ScreenList.swift")
        try folder.expectRefusal(
            "generate screen Basket",
            "'Sources/Screens/ScreenList.swift', the list of the screens, is missing: restore it "
                + "from version control.")
    }

    func testAListWithoutItsLine() throws {
        let shop = try WorkFolder.shop()
        let reason =
            "'\(WorkFolder.list)' does not list the screens: it needs the line 'static let all: "
            + "[Listed] = [', and the line ']' below."
        try shop.edit(WorkFolder.list, "[Listed] = [", "Array<Listed> = [")
        try shop.expectRefusal("generate screen Orders", reason)
        try shop.expectRefusal("destroy screen Welcome", reason)
        try shop.edit(WorkFolder.list, "Array<Listed> = [", "[Listed] = [")
        try shop.edit(WorkFolder.list, "    ]\n", "    ] + more\n")
        try shop.expectRefusal("generate screen Orders", reason)
        try shop.remove(WorkFolder.list)
        let gone =
            "'\(WorkFolder.list)', the list of the screens, is missing: restore it from version "
            + "control."
        try shop.expectRefusal("destroy screen Welcome", gone)
        try shop.expectRefusal("generate screen Orders", gone)
    }
}
