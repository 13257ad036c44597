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
            "'~/Work/Package.swift' does not name 'Wayline': screens need the product Wayline of "
                + "the package Wayline.")
    }

    func testOneWithoutATargetOrWithSeveral() throws {
        try WorkFolder(Self.manifest).expectRefusal(
            "generate screen A",
            "'~/Work' has no target with tests: declare one in its manifest, and make its folders, "
                + "e.g. 'Sources/Screens' and 'Tests/ScreensTests'.")
        let several = [
            "Sources/A/a": "", "Tests/ATests/a": "", "Sources/B/b": "", "Tests/BTests/b": "",
        ]
        try WorkFolder(Self.manifest.merging(several) { $1 }).expectRefusal(
            "generate screen A",
            "'~/Work' has several targets with tests: choose one, e.g. '--target A'. There are 'A' "
                + "and 'B'.", status: 64)
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
            for command in ["generate screen", "destroy screen", "update"] {
                try shop.expectRefusal(
                    "\(command) Orders",
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

    func testAPackageThatHidesATypeThatIsUsed() throws {
        let mine = "Sources/ShopScreens/Mine.swift"
        try WorkFolder.shop([mine: "struct TextField {}\n"]).expectRefusal(
            "generate screen Orders name",
            "Generated files use 'TextField', but the type of this name in '\(mine)' hides it: "
                + "rename that type.")
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
    }
}
