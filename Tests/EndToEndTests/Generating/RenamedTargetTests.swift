import Foundation
import XCTest

/// Screens whose target, or whose neighbours, have changed.
final class RenamedTargetTests: XCTestCase {
    /// A package whose target has another name than when its screen was generated.
    private func renamed() throws -> WorkFolder {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Book name", output: nil)
        for (folder, name) in [
            ("Sources/ShopScreens", "Cart"), ("Tests/ShopScreensTests", "CartTests"),
        ] {
            let old = shop.url.appendingPathComponent(folder)
            let new = old.deletingLastPathComponent().appendingPathComponent(name)
            try FileManager.default.moveItem(at: old, to: new)
        }
        try shop.edit("Package.swift", "ShopScreens", "Cart")
        return shop
    }

    func testSettingsThatNameNoFolderAreAnError() throws {
        let shop = try renamed()
        for line in ["list screens", "generate screen New", "destroy screen Book", "update"] {
            try shop.expectRefusal(
                line,
                "'Sources/ShopScreens' is not a folder, but '.wayline/settings.json' names it for "
                    + "the screens: write the present folders of the target and of its tests "
                    + "there.")
        }
    }

    func testAScreenOfARenamedTargetIsDestroyed() throws {
        let shop = try renamed()
        try shop.remove(".wayline/settings.json")
        let test = "Tests/CartTests/Book/BookScreenTests.swift"
        try shop.edit(test, "@testable import ShopScreens", "@testable import Cart")
        try shop.expect("destroy screen Book", output: nil)
        XCTAssertFalse(shop.isThere(test))
    }

    func testScreensThatUseADestroyedOneAreNamed() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Notes id:Int --kind list", output: nil)
        try shop.expect(
            "generate screen Archive id:Int --kind list --service Notes --leads-to notes",
            output: nil)
        try shop.expect(
            "destroy screen Notes", output: nil,
            errors: "'Archive' still uses 'Notes', which is removed: change it.\n")
    }

    func testARefusalHasNoNotesOnWhatItWouldHaveDone() throws {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Notes id:Int --kind list", output: nil)
        try shop.expect("generate screen Archive name --leads-to notes", output: nil)
        try shop.edit("Sources/ShopScreens/Notes/NotesView.swift", "Notes", "Mine")
        let run = try shop.run(["destroy", "screen", "Notes"])
        XCTAssertEqual(run.status, 1)
        XCTAssertTrue(run.errors.contains("nothing was written"), run.errors)
        XCTAssertFalse(run.errors.contains("still uses"), run.errors)
    }

    func testANewPackageCanBeMadeInARepositoryWithoutFiles() throws {
        let folder = try WorkFolder(["Tea/.git/HEAD": "ref: refs/heads/main\n"])
        try folder.expect("new package Tea", output: nil, errors: nil)
        XCTAssertTrue(folder.isThere("Tea/Package.swift"))
        try folder.write("Milk/README.md", "mine\n")
        try folder.expectRefusal(
            "new package Milk",
            "'~/Work/Milk' exists already: choose another name, or another folder, e.g. "
                + "'--at ~/code'."
        )
    }
}
