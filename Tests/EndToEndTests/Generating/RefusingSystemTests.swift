import Foundation
import XCTest

/// An error of the system is reported with the system's text, and nothing has changed.
final class RefusingSystemTests: XCTestCase {
    private static let line = "generate screen Orders --template tiny"

    /// Expects an error when one folder or file has these permissions.
    private func expect(
        _ path: String, _ mode: Int, doing line: String = line, _ reason: String,
        at place: UInt = #line
    ) throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Basket --template tiny", output: nil)
        try shop.setMode(mode, of: path)
        try shop.expectRefusal(line, reason + ": Permission denied.", by: .noPrivileges, at: place)
        try shop.setMode(0o755, of: path)
    }

    func testAFolderThatCannotBeWrittenTo() throws {
        try expect("Sources/ShopScreens", 0o555, "'Sources/ShopScreens/Orders' cannot be created")
        try expect(".wayline/screens", 0o555, "'.wayline/screens/Orders.json' cannot be written")
        // The change that comes earlier in the order of paths was done, and is taken back.
        try expect(
            "Tests/ShopScreensTests", 0o555, "'Tests/ShopScreensTests/Orders' cannot be created")
        try expect(
            "Tests/ShopScreensTests/Basket", 0o555, doing: "destroy screen Basket",
            "'Tests/ShopScreensTests/Basket/BasketTests.swift' cannot be removed")
    }

    func testUnreadableTexts() throws {
        try expect("Package.swift", 0o000, "'Package.swift' cannot be read")
        try expect(WorkFolder.list, 0o000, "'\(WorkFolder.list)' cannot be read")
        try expect(
            "\(WorkFolder.templates)/screen/{{Name}}Screen.swift", 0o000,
            "'\(WorkFolder.templates)/screen/{{Name}}Screen.swift' cannot be read")
        try expect(
            "Sources/ShopScreens", 0o000, "'\(WorkFolder.list)' cannot be looked at")
        try expect(".wayline", 0o000, "'.wayline/settings.json' cannot be looked at")
        try expect(".", 0o333, "'~/Shop' cannot be locked")
    }

    func testAStateFolderThatCannotBeWrittenTo() throws {
        let shop = try WorkFolder.shop()
        let home = shop.home
        for (folder, name, deed) in [
            (home.runRecords, "/RUN.json", "written"), (home.stateHome, "", "created"),
            (home.runRecords, "/RUN.json", "looked at"),
        ] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if name.isEmpty { try FileManager.default.removeItem(at: home.runRecords) }
            let mode = deed == "looked at" ? 0o400 : 0o500
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: folder.path)
            try shop.expectRefusal(
                Self.line,
                "'~/.state/wayline\(name)' cannot be \(deed): Permission denied.",
                by: .noPrivileges)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }
    }

    func testANewPackageInAReadOnlyFolder() throws {
        let folder = try WorkFolder()
        try folder.setMode(0o555, of: ".")
        try folder.expectRefusal(
            "new package Tea", "'Tea' cannot be created: Permission denied.",
            by: .noPrivileges)
        try folder.setMode(0o755, of: ".")
    }

    private static let record = "'~/.state/wayline/RUN.json'"

    func testNoSpace() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Basket --template tiny", output: nil)
        let screens = (1...9).map { "Screen\($0)" }.joined(separator: " ")
        for (line, most) in [
            (Self.line, 0), ("generate screen Orders", 1), ("destroy screen Welcome", 1),
            ("generate screen \(screens) --template tiny", 1),
        ] {
            try shop.expectRefusal(
                line, "\(Self.record) cannot be written: File too large.",
                by: .smallFiles(most))
        }
        try shop.expect(Self.line, output: nil, by: .smallFiles(100))
    }

    func testNoSpaceForANewPackage() throws {
        let folder = try WorkFolder()
        try folder.expectRefusal(
            "new package Tea",
            "\(Self.record) cannot be written: File too large.", by: .smallFiles(0))
    }
}

extension WorkFolder {
    fileprivate func setMode(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode], ofItemAtPath: url.appendingPathComponent(path).path)
    }
}
