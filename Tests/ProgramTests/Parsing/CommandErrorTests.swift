import AppMain
import Wayline
import XCTest

@testable import WaylineCommandLine
@testable import WaylineProgram

/// The error text for each mistake in the command line.
@MainActor
final class CommandErrorTests: XCTestCase {
    private let program = ConsoleApp.sample().program

    private func assert(
        _ line: String, _ text: String, file: StaticString = #filePath, at place: UInt = #line
    ) async {
        let words = line.split(separator: " ").map(String.init)
        let transcript = Transcript()
        let status = await transcript.run(words)
        XCTAssertEqual(status, .usage, line, file: file, line: place)
        XCTAssertEqual(transcript.errors, text + "\n", file: file, line: place)
    }

    func testACommandThatThereIsNot() async {
        await assert("xyz", "'xyz' is not a command. 'app help' lists all.")
        await assert("rnu", "'rnu' is not a command. Did you mean 'run'? 'app help' lists all.")
        await assert(
            "--plain lst --help",
            "'lst' is not a command. Did you mean 'list'? 'app help' lists all.")
        await assert(
            "generate",
            "'app generate' is not complete: write 'app generate screen NAME [FIELD...]'.")
        await assert("new", "'app new' is not complete: write 'app new package NAME'.")
        await assert(
            "destroy scren A",
            "'scren' is not known after 'app destroy': write 'app destroy screen NAME...'.")
        await assert(
            "help scripts",
            "There is no help on 'scripts'. Did you mean 'script'? 'app help' lists all topics.")
    }

    func testAnOptionThatTheCommandDoesNotTake() async {
        await assert(
            "--frsh",
            "'--frsh' is not an option of 'app run'. Did you mean '--fresh'? 'app run --help' "
                + "lists all.")
        await assert(
            "--verison",
            "'--verison' is not an option of 'app run'. Did you mean '--version'? 'app run --help' "
                + "lists all.")
        await assert("--xyz", "'--xyz' is not an option of 'app run'. 'app run --help' lists all.")
        await assert("-x", "'-x' is not an option of 'app run'. 'app run --help' lists all.")
        await assert("-pz", "'-z' is not an option of 'app run'. 'app run --help' lists all.")
        await assert(
            "update --pain=1",
            "'--pain' is not an option of 'app update'. 'app update --help' lists all.")
        await assert(
            "run --coordinator",
            "'--coordinator' is not an option of 'app run': 'app generate screen' takes it.")
        await assert(
            "--force",
            "'--force' is not an option of 'app run': 'app generate screen' and "
                + "'app destroy screen' take it.")
    }

    private static let values: [(String, String)] = [
        ("data", "a folder, e.g. '--data ~/data'."),
        ("language", "the code of a language: 'en' (English) or 'vi' (Tiếng Việt)."),
        ("theme", "'auto', 'dark', 'light' or 'dusk'."),
        ("link", "a link: 'list links' shows all."),
        ("api", "a value: '--api URL'."),
        (
            "script",
            "a file of steps, or '-' for the standard input, e.g. '--script login.txt'."
        ),
        ("trace", "a file, e.g. '--trace trace.txt'."),
        ("kind", "'form', 'detail', 'list' or 'empty'."),
        ("input", "fields or a type, e.g. '--input id:Int'."),
        ("leads-to", "routes, e.g. '--leads-to home,change-password'."),
        ("service", "the name of a service, e.g. '--service Orders'."),
        ("title", "a title, e.g. '--title \"Your order\"'."),
        ("flow", "a coordinator, e.g. '--flow Checkout'."),
        ("step", "the number of a step, e.g. '--step 12'."),
        ("as-test", "the name of a type, e.g. '--as-test OrderTests'."),
        ("app", "a module and a value, e.g. '--app Shop.shop'."),
        ("tests", "'xctest' or 'testing'."),
        ("secrets", "a file, e.g. '--secrets secrets.txt'."),
        ("route", "the name of a route, e.g. '--route order-history'."),
        ("child", "the name of a module, e.g. '--child Header'."),
        ("template", "the name of a template, e.g. '--template form'."),
        ("into", "the folder of a package, e.g. '--into ../shop'."),
        ("target", "the name of a target, e.g. '--target Cart'."),
        ("at", "a folder, e.g. '--at ~/code'."),
        ("wayline", "the folder of Wayline or its address, e.g. '--wayline ../wayline'."),
        ("from", "the name of a screen, e.g. '--from launch'."),
        ("set", "a fact and its value: '--set FACT=VALUE'."),
        ("seed", "a whole number, e.g. '--seed 7'."),
        ("budget", "a time, e.g. '--budget 10s', '500ms' or '2min'."),
        ("keep", "a file for problems, e.g. '--keep Docs/Problems.wayline'."),
        ("check", "a file with a map, e.g. '--check Docs/Map.wayline'."),
        ("as", "'text', 'json', 'mermaid' or 'html'."),
    ]

    func testAnOptionWithoutItsValue() async {
        for (option, text) in Self.values {
            let command = program.commands.first { $0.options.map(\.name).contains(option) }
            let line = "\(command?.name ?? "") --\(option)"
            for line in [line, line + "=", line + " --plain", line + " --"] {
                await assert(line, "'--\(option)' takes \(text)")
            }
        }
        XCTAssertEqual(Self.values.count, program.options.filter { $0.value != nil }.count)
    }

    func testAValueThatIsNotTaken() async {
        await assert("--plain=yes", "'--plain' takes no value, but was given 'yes'.")
        await assert("--data a --data b", "'--data' is given twice: once is enough.")
        await assert("-pp", "'--plain' is given twice: once is enough.")
        await assert(
            "generate screen A --kind lst",
            "'--kind' does not accept 'lst': choose 'form', 'detail', 'list' or 'empty'. "
                + "Did you mean 'list'?")
        await assert(
            "generate screen A --binding streams",
            "'--binding' is not an option of 'app generate screen'. Did you mean '--kind'? 'app "
                + "generate screen --help' lists all.")
        await assert(
            "--language fr",
            "'fr' is not a language that the app speaks: choose 'en' (English) or 'vi' "
                + "(Tiếng Việt).")
        await assert(
            "--api http://example.com",
            "'http://example.com' would send passwords without encryption: http is only for this "
                + "machine (127.0.0.1, [::1], localhost). Use https.")
        await assert(
            "route login --from login --set =c",
            "'=c' sets no fact: write '--set FACT=VALUE'.")
    }

    func testOptionsThatContradictEachOther() async {
        await assert(
            "generate screen A --kind empty --template form",
            "'--kind' and '--template' cannot both be given: leave off '--template' for the "
                + "built-in template.")
        await assert(
            "update --json --diff",
            "'--diff' and '--json' cannot both be given: a diff is for people, JSON for programs.")
        await assert(
            "--plain --script a",
            "'--plain' and '--script' cannot both be given: a script shows no screen.")
    }

    func testAPackageForAListOfTheApp() async {
        for listing in ["routes", "links", "previews", "screens", "flows", "commands"] {
            await assert(
                "list \(listing) --into shop",
                "'--into' names a package, but 'app list \(listing)' lists only those of the "
                    + "app: leave it off.")
        }
    }

    func testWordsThatAreMissingOrTooMany() async {
        await assert(
            "generate screen",
            "'app generate screen' needs the name of a screen, e.g. 'OrderHistory'.")
        await assert("new package", "'app new package' needs the name of a package, e.g. 'Shop'.")
        let lists = "'screens', 'routes', 'flows', 'links', 'previews', 'commands' or 'templates'"
        await assert("list", "'app list' needs \(lists).")
        await assert(
            "list link",
            "'app list' does not accept 'link': choose \(lists). Did you mean 'links'?")
        await assert(
            "route", "'app route' needs '--from': the name of a screen, e.g. '--from launch'.")
        await assert("run home", "'home' is too much for 'app run': see 'app run --help'.")
        await assert(
            "list links screens", "'screens' is too much for 'app list': see 'app list --help'.")
    }
}
