import Foundation
import XCTest

/// What the documentation shows of a shell is what happens there.
final class ConsoleTests: XCTestCase {
    private let home = AppHome()
    private lazy var start = home.url.appendingPathComponent("console")
    private lazy var folder = start

    override func setUpWithError() throws {
        // Where the pages have a checkout of Wayline.
        let wayline = start.appendingPathComponent("Wayline")
        try FileManager.default.createDirectory(at: wayline, withIntermediateDirectories: true)
        try ProjectFiles.text("Package.swift").write(
            to: wayline.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }

    override func tearDown() {
        home.remove()
    }

    func testEachCommandPrintsWhatThePageShows() throws {
        var count = 0
        for page in try ProjectFiles.pages() {
            folder = start
            for block in page.blocks where block.kind == "console" {
                for entry in ConsoleBlock(block.text).entries {
                    XCTAssertEqual(
                        try output(of: entry.command), entry.output,
                        "\(page.path): \(entry.command)")
                    count += 1
                }
            }
        }
        XCTAssertGreaterThan(count, 2)
    }

    func testEachScriptGoesWell() throws {
        let scripts = try ProjectFiles.pages().flatMap(\.blocks).filter { $0.kind == "script" }
        XCTAssertGreaterThan(scripts.count, 0)
        for script in scripts {
            let app = try BuiltApp("--script", "-", input: script.text, home: home)
            XCTAssertEqual(app.status, 0, app.errors)
        }
    }

    private func output(of command: String) throws -> String {
        let words = command.split(separator: " ").map(String.init)
        switch words.first {
        case "cd":
            folder = folder.appendingPathComponent(words[1]).standardized
            return ""
        case "app":
            let app = try BuiltApp(Array(words.dropFirst()), home: home, folder: folder)
            return (app.output + app.errors).trimmingCharacters(in: .newlines)
        case _:
            let tool = try Command(
                URL(fileURLWithPath: "/usr/bin/env"), words, folder: folder)
            return (tool.output + tool.errors).trimmingCharacters(in: .newlines)
        }
    }
}
