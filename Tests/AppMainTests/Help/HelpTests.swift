import AppMain
import Foundation
import XCTest

@MainActor
final class HelpTests: XCTestCase {
    private static let topics: [HelpTopic] =
        [.program] + Command.allCases.map { .command($0) } + Matter.allCases.map { .matter($0) }

    func testEachPageFitsATerminal() async {
        for topic in Self.topics {
            for line in topic.text(in: .none).split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, 80, String(line))
                XCTAssertNotEqual(line.last, " ", String(line))
            }
        }
    }

    func testEachCommandNamesAllThatItTakes() async {
        for command in Command.allCases {
            let text = HelpTopic.command(command).text(in: .none)
            for option in command.options { XCTAssertTrue(text.contains(" \(option.typed)"), text) }
            XCTAssertTrue(text.contains("\nExample"), text)
        }
    }

    func testTheProgramNamesAllCommands() async {
        let text = HelpTopic.program.text(in: .none)
        for command in Command.allCases { XCTAssertTrue(text.contains("\n  \(command.rawValue) ")) }
        for option in Command.run.options { XCTAssertTrue(text.contains(" \(option.typed) ")) }
    }

    func testAPageOfOneCommandReadsSo() async {
        XCTAssertEqual(
            HelpTopic.command(.newPackage).text(in: .none),
            """
            Make a package with a first screen and its tests.

            Usage:
              app new package NAME [--at DIR] [--wayline PATH-OR-URL]

            Options:
                  --at DIR  the folder in which the package is made; else this one
                  --wayline PATH-OR-URL
                            where the package finds Wayline
              -h, --help    print this

            Example:
              app new package Shop --wayline ../wayline
                  run it by 'swift run' in Shop

            """)
    }

    func testHeadingsAreBoldOnATerminalAlone() async {
        XCTAssertFalse(HelpTopic.program.text(in: .none).contains("\u{1B}"))
        let text = HelpTopic.program.text(in: Ink(isColoured: true))
        XCTAssertTrue(text.contains("\n\u{1B}[1mUsage:\u{1B}[0m\n"), text)
    }

    /// With `WAYLINE_DRAW=1` it writes the page.
    func testThePageOfTheDocumentationIsThisHelp() async throws {
        let url = Project.url("Docs/CommandLine.md")
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil {
            try Manual.page.write(to: url, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), Manual.page)
    }
}
