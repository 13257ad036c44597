import AppMain
import Foundation
import Wayline
import WaylineGenerator
import XCTest

@testable import WaylineCommandLine
@testable import WaylineProgram

@MainActor
final class HelpTests: XCTestCase {
    private let program = ConsoleApp.sample().program

    private var topics: [HelpTopic] {
        [.program] + program.commands.map { .command($0) } + program.topics.map { .topic($0) }
    }

    private func text(on topic: HelpTopic, in ink: Ink = .none) -> String {
        program.text(on: topic, in: ink)
    }

    func testEachPageFitsATerminal() async {
        for topic in topics {
            for line in text(on: topic).split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, 80, String(line))
                XCTAssertNotEqual(line.last, " ", String(line))
            }
        }
    }

    func testEachCommandNamesAllThatItTakes() async {
        for command in program.commands {
            let text = self.text(on: .command(command))
            for option in command.options { XCTAssertTrue(text.contains(" \(option.typed)"), text) }
            XCTAssertTrue(text.contains("\nExample"), text)
        }
    }

    func testTheProgramNamesAllCommands() async {
        let text = self.text(on: .program)
        for command in program.commands { XCTAssertTrue(text.contains("\n  \(command.name) ")) }
        for option in program.standard?.options ?? [] {
            XCTAssertTrue(text.contains(" \(option.typed) "))
        }
    }

    func testTheTextOfThePageOfOneCommand() async throws {
        let newPackage = try XCTUnwrap(program.commands.first { $0.name == "new package" })
        XCTAssertEqual(
            text(on: .command(newPackage)),
            """
            Make a package with a first screen and its tests.

            Usage:
              app new package NAME [--at DIR] [--wayline PATH-OR-URL] [--tests NAME]
                  [--dry-run] [--json]

            Options:
                  --at DIR      make the package in this folder (default: the working
                                folder)
                  --wayline PATH-OR-URL
                                the folder or address of Wayline (default: the checkout of
                                this program)
                  --tests NAME  the framework of the tests: xctest (default) or testing
              -n, --dry-run     print the plan, and change nothing
              -j, --json        print JSON for programs
              -h, --help        print this

            Example:
              app new package Shop --wayline ../wayline
                  run it by 'swift run' in Shop

            """)
    }

    func testHeadingsAreBoldOnATerminalAlone() async {
        XCTAssertFalse(text(on: .program).contains("\u{1B}"))
        let text = self.text(on: .program, in: Ink(isColoured: true))
        XCTAssertTrue(text.contains("\n\u{1B}[1mUsage:\u{1B}[0m\n"), text)
    }

    /// With `WAYLINE_DRAW=1` it writes the page.
    func testThePageOfTheDocumentationIsThisHelp() async throws {
        let page = Manual.page(of: [.wayline, program])
        let url = Project.url("Docs/CommandLine.md")
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil {
            try page.write(to: url, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), page)
    }
}
