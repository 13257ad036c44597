import Foundation
import XCTest

/// Shell sessions in the documentation show the actual output. With `WAYLINE_DRAW=1`, the test
/// writes the output into the pages.
final class ConsoleTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testEachCommandPrintsWhatThePageShows() throws {
        var count = 0
        for page in try ProjectFiles.pages() {
            let console = try ShellSession(in: home)
            let text = try ProjectFiles.text(page.path)
            var (drawn, rest) = ("", text[...])
            for block in page.blocks {
                let shown = ConsoleBlock(block.text)
                switch block.kind {
                case "template": try console.write(template: block.text)
                case let kind where kind.hasPrefix("script "):
                    try console.write(block.text, to: String(kind.dropFirst("script ".count)))
                case "console":
                    let fence = try XCTUnwrap(rest.range(of: "```console\n\(block.text)\n```"))
                    drawn += rest[..<fence.lowerBound] + "```console\n"
                    drawn += try console.run(shown).text + "\n```"
                    rest = rest[fence.upperBound...]
                    count += shown.entries.count
                case _: continue
                }
            }
            if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil {
                try ProjectFiles.write(drawn + rest, to: page.path)
            } else {
                XCTAssertEqual(drawn + rest, text, page.path)
            }
        }
        XCTAssertGreaterThan(count, 10)
    }

    func testEachScriptGoesWell() throws {
        let scripts = try ProjectFiles.pages().flatMap(\.blocks).filter {
            $0.kind.split(separator: " ").first == "script"
        }
        XCTAssertGreaterThan(scripts.count, 0)
        for script in scripts {
            let app = try BuiltApp("--script", "-", input: script.text, home: home)
            XCTAssertEqual(app.status, 0, app.errors)
        }
    }
}
