import Foundation
import TestSupport
import XCTest

/// Git compares and merges files.
final class GitTests: XCTestCase {
    private static let template = "\(WorkFolder.templates)/screen/{{Name}}Screen.swift"
    private static let screen = "Sources/ShopScreens/Orders/OrdersScreen.swift"
    private static let missing =
        "'git' is not installed, and files cannot be compared or merged without it: install it, or "
        + "add its folder to PATH.\n"

    /// A package with a screen that was edited, and whose template has changed.
    private func shop() throws -> WorkFolder {
        let shop = try WorkFolder.shop([Self.template: "// one\n// two\n// three\n"])
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.edit(Self.screen, "one", "mine")
        try shop.edit(Self.template, "three", "THREE")
        return shop
    }

    private func runWithoutGit(_ words: [String], in shop: WorkFolder) throws -> ProgramRun {
        let environment = shop.home.environment.merging(["PATH": shop.url.path]) { $1 }
        return try ProgramRun(
            BuildFolder.url.appendingPathComponent("wayline"), words, environment: environment,
            folder: shop.url)
    }

    func testWithoutGitNothingIsMergedOrCompared() throws {
        let shop = try shop()
        try shop.expectNoChange {
            for line in ["update", "update --dry-run", "destroy screen Orders", "update --diff"] {
                let run = try runWithoutGit(line.split(separator: " ").map(String.init), in: shop)
                XCTAssertEqual(run.errors, Self.missing, line)
                XCTAssertEqual(run.status, 1, line)
            }
        }
    }

    func testWithoutGitScreensAreGenerated() throws {
        let shop = try shop()
        let run = try runWithoutGit(["generate", "screen", "Basket"], in: shop)
        XCTAssertEqual(run.errors, "")
        XCTAssertEqual(run.status, 0)
    }

    func testItsConfigurationChangesNothing() throws {
        let shop = try shop()
        let plain = try shop.run(["update", "--diff", "--dry-run"]).output
        let own = "[diff]\n\tmnemonicPrefix = true\n\tcontext = 0\n[core]\n\tquotePath = true\n"
        try own.write(
            to: shop.home.url.appendingPathComponent(".gitconfig"), atomically: false,
            encoding: .utf8)
        let run = try ProgramRun(
            BuildFolder.url.appendingPathComponent("wayline"), ["update", "--diff", "--dry-run"],
            environment: shop.home.environment.merging(["HOME": shop.home.url.path]) { $1 },
            folder: shop.url)
        XCTAssertTrue(plain.contains("\n // two\n"), plain)
        XCTAssertEqual(run.output, plain)
    }

    func testADifferenceCanBeApplied() throws {
        let shop = try shop()
        let patch = try shop.run(["update", "--diff", "--dry-run"]).output
        let other = try WorkFolder([Self.screen: try shop.text(Self.screen)])
        try other.write("change.patch", patch)
        let git = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"), ["git", "apply", "change.patch"],
            folder: other.url)
        XCTAssertEqual(git.status, 0, git.errors)
        try shop.expect("update", output: nil)
        XCTAssertEqual(try other.text(Self.screen), try shop.text(Self.screen))
    }

    func testCreatedDeletedAndRenamedFilesCanBeApplied() throws {
        let shop = try shop()
        let tests = "\(WorkFolder.templates)/tests/{{Name}}Tests.swift"
        try shop.write(
            "\(WorkFolder.templates)/tests/{{Name}}Checks.swift", shop.text(tests))
        try shop.remove(tests)
        try expectApplied("update", in: shop)
    }

    func testFilesThatAreAllNewOrAllOldCanBeApplied() throws {
        let shop = try WorkFolder.shop()
        try shop.remove(WorkFolder.list)
        try expectApplied("generate screen Orders --template tiny", in: shop)
        try expectApplied("destroy screen Orders", in: shop)
    }

    /// Expects that Git can apply the difference that a command shows, with the same result.
    private func expectApplied(
        _ line: String, in shop: WorkFolder, at place: UInt = #line
    ) throws {
        let words = line.split(separator: " ").map(String.init)
        let patch = try shop.run(words + ["--diff", "--dry-run"]).output
        let other = try WorkFolder(["change.patch": patch])
        for path in try shop.tree().files { try other.write(path, shop.text(path)) }
        let git = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"), ["git", "apply", "change.patch"],
            folder: other.url)
        XCTAssertEqual(git.status, 0, git.errors + patch, line: place)
        try shop.expect(line, output: nil, errors: nil, at: place)
        try other.remove("change.patch")
        let (own, applied) = (try shop.tree().files, try other.tree().files)
        XCTAssertEqual(
            own.filter { !$0.hasPrefix(".wayline") }, applied.filter { !$0.hasPrefix(".wayline") },
            line: place)
    }
}
