import XCTest

@testable import WaylineCommandLine
@testable import WaylineGenerator

/// The program `wayline`, which needs a command.
@MainActor
final class WaylineProgramTests: XCTestCase {
    private var (output, errors) = ("", "")

    private func run(_ line: String) async -> ExitStatus {
        (output, errors) = ("", "")
        return await Program.wayline.run(
            line.split(separator: " ").map(String.init),
            Output {
                self.output += $0
            } writeError: {
                self.errors += $0
            })
    }

    func testWithoutArgumentsItPrintsItsHelp() async {
        let status = await run("")
        XCTAssertEqual(status, .success)
        XCTAssertEqual(output, Program.wayline.text(on: .program, in: .none))
        XCTAssertEqual(errors, "")
    }

    func testItsCommandsAreThoseOfTheGenerator() {
        XCTAssertEqual(
            Program.wayline.commands.map(\.name),
            [
                "generate screen", "destroy screen", "new package", "update", "list",
                "completions", "help",
            ])
    }

    func testTheTextOfItsHelp() {
        XCTAssertEqual(
            Program.wayline.text(on: .program, in: .none),
            """
            Wayline: makes packages, and screens with tests.

            Usage:
              wayline COMMAND [ARGUMENTS] [OPTIONS]

            Commands:
              generate screen  write a screen, its tests and its place in the list of
                               screens
              destroy screen   remove a generated screen, and nothing else
              new package      make a package with a first screen and its tests
              update           update generated screens to the current text of their
                               templates
              list             list screens or templates
              completions      print a script that completes these commands in a shell
              help             explain a command, or another topic

            More help:
              help json  the output of '--json'

            Options of all commands:
              -h, --help     print this
              -V, --version  print the version

            """)
    }

    func testTheHelpAndTheCompletionsHaveTheOptions() async {
        var status = await run("help generate screen")
        XCTAssertEqual(status, .success)
        XCTAssertTrue(
            output.contains("      --coordinator      give the screen its own flow\n"), output)
        for (line, offers) in [
            ("bash update --into li", ":folders\n"),
            ("zsh list --js", "--json:print JSON for programs\n"),
            ("fish list --js", "--json\tprint JSON for programs\n"), ("bash update -- --js", ""),
            ("bash generate screen A --coo", "--coordinator\n"),
            ("bash generate screen A --kind = l", "list\n"),
            ("fish generate screen A --kind=l", "--kind=list\n"),
        ] {
            status = await run("--complete \(line)")
            XCTAssertEqual(status, .success)
            XCTAssertEqual(output, offers, line)
        }
    }

    func testItsVersionIsThatOfWayline() async {
        let status = await run("--version")
        XCTAssertEqual(status, .success)
        XCTAssertEqual(output, "\(Program.version)\n")
    }

    private static let mistakes: [(String, String)] = [
        ("--force", "'--force' needs a command: 'wayline help' lists all."),
        ("-x", "'-x' needs a command: 'wayline help' lists all."),
        (
            "--verison",
            "'--verison' is not an option. Did you mean '--version'? 'wayline help' lists all."
        ),
        (
            "lst",
            "'lst' is not a command. Did you mean 'list'? 'wayline help' lists all."
        ),
        (
            "generate",
            "'wayline generate' is not complete: write 'wayline generate screen NAME "
                + "[FIELD...]'."
        ),
        ("list", "'wayline list' needs 'screens' or 'templates'."),
        (
            "list screen",
            "'wayline list' does not accept 'screen': choose 'screens' or 'templates'. Did you "
                + "mean 'screens'?"
        ),
        (
            "list screens --plain",
            "'--plain' is not an option of 'wayline list'. 'wayline list --help' lists all."
        ),
        (
            "help jsn",
            "There is no help on 'jsn'. Did you mean 'json'? 'wayline help' lists all topics."
        ),
    ]

    func testMistakesNameTheProgram() async {
        for (line, text) in Self.mistakes {
            let status = await run(line)
            XCTAssertEqual(status, .usage, line)
            XCTAssertEqual(output, "", line)
            XCTAssertEqual(errors, text + "\n", line)
        }
    }

    func testItsCompletionsNameNoOtherProgram() async {
        for shell in Shell.allCases {
            let status = await run("completions \(shell)")
            XCTAssertEqual(status, .success)
            XCTAssertFalse(output.contains(/\bapp\b|_app/), output)
            XCTAssertTrue(output.contains("wayline"), output)
        }
    }
}
