import AppMain
import TextMenu
import Wayline
import WaylineGenerator
import XCTest

@testable import Screens
@testable import WaylineCommandLine
@testable import WaylineProgram

@MainActor
final class InvocationTests: XCTestCase {
    private let program = ConsoleApp.sample().program

    private func invocation(_ line: String) throws -> Invocation {
        try program.invocation(line.split(separator: " ").map(String.init))
    }

    private func arguments(_ line: String, of command: String) throws -> Arguments {
        guard case .command(let arguments) = try invocation(line) else {
            throw CommandError.refused("'\(line)' does not name a command")
        }
        XCTAssertEqual(arguments.command.name, command)
        return arguments
    }

    private func run(_ line: String) throws -> RunOptions {
        let app = App.sample { _, folder in .quick(in: folder) }
        return try RunOptions(arguments(line, of: "run"), of: app)
    }

    func testARunTakesItsOptions() async throws {
        for line in ["", "run"] {
            let options = try run(line)
            XCTAssertFalse(options.isPlain || options.launch.isFresh, line)
            XCTAssertTrue(options.launch.hasMouse)
            XCTAssertNil(options.script)
        }
        for line in ["--plain --fresh", "-p -f", "-pf", "-fp run", "run -pf"] {
            let options = try run(line)
            XCTAssertTrue(options.isPlain && options.launch.isFresh, line)
        }
        let options = try run(
            "--data d --language=vi_VN --link=wayline://home run --script - --trace t --no-mouse")
        XCTAssertEqual(options.launch.folder, "d")
        XCTAssertEqual(options.launch.language, "vi")
        XCTAssertEqual(options.launch.link, "wayline://home")
        XCTAssertEqual(options.script, "-")
        XCTAssertEqual(options.launch.trace, "t")
        XCTAssertFalse(options.launch.hasMouse)
        XCTAssertEqual(try run("--theme light").launch.theme, "light")
        XCTAssertEqual(
            try run("--api http://127.0.0.1:8080").launch.options,
            ["api": "http://127.0.0.1:8080"])
    }

    func testAValueThatLooksLikeAnOptionStandsBehindTheSign() async throws {
        XCTAssertEqual(try run("--data=--plain=1").launch.folder, "--plain=1")
    }

    func testAValueIsNotReadAfterTwoDashes() async {
        XCTAssertThrowsError(try invocation("--data -- d"))
    }

    func testAListIsNamedByAWord() async throws {
        for name in ["screens", "templates", "routes", "links", "flows", "commands"] {
            let arguments = try arguments("list \(name) --json", of: "list")
            XCTAssertEqual(arguments.operands, [name])
            XCTAssertTrue(arguments.has(.json))
            XCTAssertNil(arguments.value(.into))
        }
        let arguments = try arguments("list templates --into shop", of: "list")
        XCTAssertEqual(arguments.value(.into), "shop")
    }

    func testHelpIsThereWhateverElseIsTyped() async throws {
        let commands = [
            "help --help": "help", "run -h": "run", "generate -h": "generate screen",
            "generate screen --nonsense --help --data": "generate screen",
            "list nonsense -ph": "list",
        ]
        for (line, name) in commands {
            guard case .help(.command(let command)) = try invocation(line) else {
                XCTFail(line)
                continue
            }
            XCTAssertEqual(command.name, name, line)
        }
        for line in ["--help", "-h", "--data --help"] {
            guard case .help(.program) = try invocation(line) else { return XCTFail(line) }
        }
        guard case .help(.topic(let topic)) = try invocation("help json --help") else {
            return XCTFail("help json --help")
        }
        XCTAssertEqual(topic.name, "json")
    }

    func testTheTopicOfHelpIsACommandItsFirstWordOrATopic() async throws {
        XCTAssertEqual(try HelpTopic(named: [], in: program), .program)
        for words in [["run"], ["generate"], ["generate", "screen"], ["script"], ["json"]] {
            switch try HelpTopic(named: words, in: program) {
            case .program: XCTFail("\(words)")
            case .command(let command): XCTAssertEqual(command.words.first, words.first)
            case .topic(let topic): XCTAssertEqual(topic.name, words.first)
            }
        }
    }

    func testTheVersionIsThereWithAnyCommand() async throws {
        for line in ["--version", "-V", "update -V"] {
            guard case .version = try invocation(line) else { return XCTFail(line) }
        }
    }
}
