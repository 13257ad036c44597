import AppMain
import WaylineCommandLine
import WaylineGenerator
import XCTest

@testable import Screens

final class InvocationTests: XCTestCase {
    private let program = SampleProgram().program

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
        try RunOptions(arguments(line, of: "run"))
    }

    func testARunTakesItsOptions() throws {
        var options = RunOptions()
        XCTAssertEqual(try run(""), options)
        XCTAssertEqual(try run("run"), options)
        (options.isPlain, options.isFresh) = (true, true)
        for line in ["--plain --fresh", "-p -f", "-pf", "-fp run", "run -pf"] {
            XCTAssertEqual(try run(line), options, line)
        }
        options = RunOptions()
        options.folder = DataFolder("d")
        options.language = .vietnamese
        options.link = "wayline://home"
        options.script = "-"
        options.trace = "t"
        XCTAssertEqual(
            try run("--data d --language=vi_VN --link=wayline://home run --script - --trace t"),
            options)
        options = RunOptions()
        options.api = try APIAddress("http://127.0.0.1:8080")
        XCTAssertEqual(try run("--api http://127.0.0.1:8080"), options)
    }

    func testAValueThatLooksLikeAnOptionStandsBehindTheSign() throws {
        var options = RunOptions()
        options.folder = DataFolder("--plain=1")
        XCTAssertEqual(try run("--data=--plain=1"), options)
    }

    func testAValueIsNotReadAfterTwoDashes() {
        XCTAssertThrowsError(try invocation("--data -- d"))
    }

    func testAQuestionHasSettingsInOrder() throws {
        let settings = [
            RouteQuestion.Setting("a", "b=c"), RouteQuestion.Setting("b", ""),
        ]
        let found = try arguments("route login --from login --set a=b=c --set b=", of: "route")
        XCTAssertEqual(
            try RouteQuestion(found), RouteQuestion("login", from: "login", settings))
    }

    func testAListIsNamedByAWord() throws {
        for name in ["screens", "templates", "routes", "links"] {
            let options = try list("list \(name) --json")
            XCTAssertEqual(options.listing.name, name)
            XCTAssertTrue(options.isJSON)
            XCTAssertNil(options.into)
        }
        XCTAssertEqual(try list("list screens --into shop").into, "shop")
    }

    private func list(_ line: String) throws -> ListOptions {
        let lists = [Listing.screens, .templates, .routes, .links]
        return try ListOptions(arguments(line, of: "list"), of: lists)
    }

    func testHelpIsThereWhateverElseIsTyped() throws {
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

    func testTheTopicOfHelpIsACommandItsFirstWordOrATopic() throws {
        XCTAssertEqual(try HelpTopic(named: [], in: program), .program)
        for words in [["run"], ["generate"], ["generate", "screen"], ["script"], ["json"]] {
            switch try HelpTopic(named: words, in: program) {
            case .program: XCTFail("\(words)")
            case .command(let command): XCTAssertEqual(command.words.first, words.first)
            case .topic(let topic): XCTAssertEqual(topic.name, words.first)
            }
        }
    }

    func testTheVersionIsThereWithAnyCommand() throws {
        for line in ["--version", "-V", "update -V"] {
            guard case .version = try invocation(line) else { return XCTFail(line) }
        }
    }
}
