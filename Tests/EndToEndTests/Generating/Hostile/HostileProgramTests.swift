import Foundation
import XCTest

/// Nothing in a package from an unknown person is run, and its Git repository has no effect.
final class HostileProgramTests: XCTestCase {
    private static let screen = "Sources/ShopScreens/Orders/OrdersScreen.swift"
    private static let template = "\(WorkFolder.templates)/screen/{{Name}}Screen.swift"

    /// A package with a screen that was edited, and whose template has changed, so that Git merges
    /// them, and with a layout of its own.
    private func shop() throws -> WorkFolder {
        let shop = try WorkFolder.shop([Self.template: "// one\n// two\n// three\n"])
        try shop.expect("generate screen Orders --template tiny", output: nil)
        try shop.edit(Self.screen, "one", "mine")
        try shop.edit(Self.template, "three", "THREE")
        try shop.write(".swift-format", #"{"version": 1, "lineLength": 60}"#)
        return shop
    }

    private func update(
        _ shop: WorkFolder, _ words: String..., environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            BuildFolder.url.appendingPathComponent("wayline"), ["update"] + words,
            environment: shop.home.environment.merging(environment) { $1 }, folder: shop.url)
    }

    private var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    func testProgramsInRelativeFoldersOfThePathAreNotRun() throws {
        let shop = try shop()
        for name in ["bin/git", "bin/swift", "git", "swift"] {
            try shop.write(name, "#!/bin/sh\ntouch '\(shop.url.path)/WAS-RUN'\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: shop.url.appendingPathComponent(name).path
            )
        }
        for folders in ["bin:./bin", ".:", "bin/../bin", ""] {
            let run = try update(
                shop, "--diff", "--dry-run", environment: ["PATH": "\(folders):\(path)"])
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertTrue(run.output.contains("+// THREE"), run.output)
            XCTAssertFalse(shop.isThere("WAS-RUN"), folders)
        }
    }

    func testTheRepositoryOfThePackageHasNoEffect() throws {
        let shop = try shop()
        let plain = try update(shop, "--diff", "--dry-run").output
        try addRepository(to: shop)
        // The temporary folder is in the package, and a colon separates paths in Git's variables.
        for folder in ["tmp", "a:b", "a:b/.git"] {
            try shop.makeFolder(folder)
            let environment = ["TMPDIR": shop.url.appendingPathComponent(folder).path]
            let run = try update(shop, "--diff", "--dry-run", environment: environment)
            XCTAssertEqual(run.output, plain, folder)
            XCTAssertEqual(run.status, 0, run.errors)
            XCTAssertFalse(shop.isThere("WAS-RUN"), folder)
        }
    }

    /// Makes a repository whose settings name programs to run.
    private func addRepository(to shop: WorkFolder) throws {
        let program = "touch '\(shop.url.path)/WAS-RUN'; false"
        try shop.write(".git/HEAD", "ref: refs/heads/main\n")
        try shop.write(".git/refs/heads/none", "")
        try shop.write(".git/objects/none", "")
        try shop.write(
            ".git/config",
            """
            [core]
                repositoryformatversion = 0
                fsmonitor = "\(program)"
                attributesFile = .gitattributes
            [diff]
                external = "\(program)"
                context = 0
            [diff "own"]
                command = "\(program)"
                textconv = "\(program)"
            [merge "own"]
                driver = "\(program)"
            """)
        try shop.write(".gitattributes", "* merge=own diff=own\n")
    }

    func testARunWhoseParentIgnoresItsChildrenEndsWell() throws {
        let shop = try shop()
        let tool = BuildFolder.url.appendingPathComponent("wayline").path
        let run = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["bash", "-c", #"trap '' CHLD; exec "$0" update --diff --dry-run"#, tool],
            environment: shop.home.environment, folder: shop.url)
        XCTAssertEqual(run.status, 0, run.errors)
        XCTAssertTrue(run.output.contains("+// THREE"), run.output)
    }

    func testOneRunOfTheFormatterServesAllScreens() throws {
        let shop = try shop()
        try shop.write(
            "tools/swift", "#!/bin/sh\necho run >> '\(shop.url.path)/RUNS'\nexit 0\n")
        let tools = shop.url.appendingPathComponent("tools")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: tools.appendingPathComponent("swift").path)
        let run = try ProgramRun(
            BuildFolder.url.appendingPathComponent("wayline"),
            ["generate", "screen", "A1", "B1", "C1"],
            environment: shop.home.environment.merging(["PATH": "\(tools.path):\(path)"]) { $1 },
            folder: shop.url)
        XCTAssertEqual(run.status, 0, run.errors)
        XCTAssertEqual(try shop.text("RUNS"), "run\n")
    }
}
