import Foundation
import TestSupport
import XCTest

/// A user's edits are kept, with a terminal and without.
final class EditedFileTests: XCTestCase {
    private static let screen = "Sources/ShopScreens/Orders/OrdersScreen.swift"
    private static let reason =
        "1 file is not as generated, so nothing was written: '\(screen)'. Move your changes "
        + "elsewhere, or give them up with '--force'.\n"
    private static let difference = """
        diff --git a/\(screen) b/\(screen)
        index HASH
        --- a/\(screen)
        +++ b/\(screen)
        @@ -1 +1,2 @@
         struct OrdersScreen {}
        +// Mine.

        """

    /// A package with a screen that was edited.
    private func shop() throws -> WorkFolder {
        let shop = try WorkFolder.shop()
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.append("// Mine.\n", to: Self.screen)
        return shop
    }

    func testTheEditIsShownAndNothingIsWritten() throws {
        let shop = try shop()
        for line in ["destroy screen Orders", "destroy screen Orders Welcome -n"] {
            try shop.expectNoChange {
                try shop.expect(
                    line, output: "conflict  \(Self.screen)\nNothing was written.\n",
                    errors: Self.reason + Self.difference, status: 1)
            }
        }
    }

    func testTheEditIsKeptWhenTheScreenIsGeneratedAgain() throws {
        let shop = try shop()
        try shop.expectNoChange {
            try shop.expect(
                "generate screen Orders --template tiny",
                output: "Nothing to do: everything is up to date.\n")
        }
        try shop.edit("\(WorkFolder.templates)/screen/{{Name}}Screen.swift", "struct", "enum")
        try shop.expect(
            "generate screen Orders --template tiny", output: nil, errors: nil, status: 1)
        XCTAssertTrue(try shop.text(Self.screen).hasPrefix("<<<<<<< yours\nstruct"))
    }

    func testSeveralEditsAreCounted() throws {
        let shop = try shop()
        try shop.expect("generate screen Basket --template tiny", output: nil)
        let tests = "Tests/ShopScreensTests/Basket/BasketTests.swift"
        try shop.write(tests, "")
        try shop.expect(
            "destroy screen Orders Basket", output: nil,
            errors: """
                2 files are not as generated, so nothing was written: '\(Self.screen)', \
                '\(tests)'. Move your changes elsewhere, or give them up with '--force'.
                \(Self.difference)diff --git a/\(tests) b/\(tests)
                index HASH
                --- a/\(tests)
                +++ b/\(tests)
                @@ -1 +0,0 @@
                -class BasketTests {}

                """, status: 1)
    }

    func testAFileThatWasThereBeforeIsInTheWayToo() throws {
        let shop = try WorkFolder.shop([Self.screen: "// Mine.\n"])
        try shop.expectNoChange {
            try shop.expect(
                "generate screen Orders --template tiny",
                output: "conflict  \(Self.screen)\nNothing was written.\n", errors: nil, status: 1)
        }
    }

    func testItCanBeGivenUp() throws {
        let shop = try shop()
        try shop.expect(
            "generate screen Orders --template tiny --force",
            output: "edit      \(Self.screen)\n1 edited.\n")
        XCTAssertEqual(try shop.text(Self.screen), "struct OrdersScreen {}\n")
        try shop.append("// Mine.\n", to: Self.screen)
        try shop.expect("destroy screen Orders --force", output: nil)
        XCTAssertFalse(shop.isThere(Self.screen))
    }

    func testAFileThatWasDeletedComesBackAndIsNotMissed() throws {
        let shop = try shop()
        try shop.remove(Self.screen)
        try shop.expect(
            "generate screen Orders --template tiny",
            output: "create    \(Self.screen)\n1 created.\n")
        try shop.remove(Self.screen)
        try shop.expect("destroy screen Orders", output: nil)
        XCTAssertFalse(shop.isThere("Sources/ShopScreens/Orders"))
    }

    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

    func testATerminalIsAskedNothing() throws {
        let shop = try shop()
        let app = try TerminalProgram(
            BuildFolder.url.appendingPathComponent("wayline").path,
            ["destroy", "screen", "Orders", "--into", shop.url.path], columns: 200,
            environment: shop.home.environment.merging(["PATH": Self.path]) { $1 })
        XCTAssertEqual(try app.waitForEnd(), .status(1))
        let text = String(decoding: app.output, as: UTF8.self).replacing("\r\n", with: "\n")
        XCTAssertEqual(
            shop.printable(text),
            "conflict  \(Self.screen)\nNothing was written.\n" + Self.reason + Self.difference)
        try shop.expect(
            "destroy screen Orders", output: nil, errors: Self.reason + Self.difference, status: 1)
        let forced = try TerminalProgram(
            BuildFolder.url.appendingPathComponent("wayline").path,
            ["destroy", "screen", "Orders", "--force", "--into", shop.url.path],
            environment: shop.home.environment)
        XCTAssertEqual(try forced.waitForEnd(), .status(0))
        XCTAssertFalse(shop.isThere(Self.screen))
    }
}
