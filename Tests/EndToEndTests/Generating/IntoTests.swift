import Foundation
import XCTest

/// '--into' names the package, whatever the working folder is.
final class IntoTests: XCTestCase {
    func testEachCommandThatWorksInAPackageTakesIt() throws {
        let (shop, elsewhere) = (try WorkFolder.shop(), try WorkFolder())
        let before = try shop.tree()
        let above = shop.url.deletingLastPathComponent().lastPathComponent
        for path in [shop.url.path, "../../\(above)/Shop/Sources"] {
            let rest = ["--into", path]
            try elsewhere.expectNoChange {
                try elsewhere.expect(["generate", "screen", "Orders"] + rest, output: nil)
                try elsewhere.expect(["list", "screens"] + rest, output: nil)
                try elsewhere.expect(
                    ["update"] + rest, output: "Nothing to do: everything is up to date.\n")
                XCTAssertNotEqual(try shop.tree(), before)
                try elsewhere.expect(["destroy", "screen", "Orders"] + rest, output: nil)
                try shop.expectTree(before)
            }
        }
    }

    func testTheOutputIsTheSameAsInThePackage() throws {
        let (shop, elsewhere) = (try WorkFolder.shop(), try WorkFolder())
        for line in [
            "list screens", "list templates --json", "update", "update No", "destroy screen No",
            "generate screen Orders --dry-run", "destroy screen Welcome --dry-run --diff",
        ] {
            let words = line.split(separator: " ").map(String.init)
            let (there, here) = (
                try shop.run(words), try elsewhere.run(words + ["--into=\(shop.url.path)"])
            )
            XCTAssertEqual(here.output, there.output, line)
            XCTAssertEqual(here.errors, there.errors, line)
            XCTAssertEqual(here.status, there.status, line)
        }
    }

    func testAMissingFolderIsReported() throws {
        let shop = try WorkFolder.shop()
        for command in [
            "generate screen A", "destroy screen A", "update", "list screens", "list templates",
        ] {
            try shop.expectRefusal(
                "\(command) --into ../Nowhere", "'../Nowhere' does not exist (tried '~/Nowhere').")
            try shop.expectRefusal(
                "\(command) --into ..",
                "'..' is not in a Swift package (tried '~'): change to the folder of one, or name "
                    + "it, e.g. '--into ../Shop'."
            )
        }
    }

    func testATypeOutsideThePackageDoesNotTakeTheName() throws {
        let shop = try WorkFolder.shop(program: "app")
        for list in ["routes", "links"] {
            try shop.expectRefusal(
                "list \(list) --into .",
                "'--into' names a package, but 'app list \(list)' lists only those of the app: "
                    + "leave it off.", status: 64)
        }
        try shop.expectRefusal(
            "new package Other --into .",
            "'--into' is not an option of 'app new package': 'app list', 'app generate screen', "
                + "'app destroy screen' and 'app update' take it.", status: 64)
    }
}
