import AppMain
import XCTest

/// What is said of each mistake in the command line.
final class CommandErrorTests: XCTestCase {
    private func assert(
        _ line: String, _ text: String, file: StaticString = #filePath, at place: UInt = #line
    ) {
        let words = line.split(separator: " ").map(String.init)
        XCTAssertThrowsError(try Invocation(words), file: file, line: place) { error in
            XCTAssertEqual("\(error)", text, file: file, line: place)
        }
    }

    func testACommandThatThereIsNot() {
        assert("rnu", "'rnu' is not a command. Did you mean 'run'? 'app help' lists all.")
        assert(
            "--plain lst --help",
            "'lst' is not a command. Did you mean 'list'? 'app help' lists all.")
        assert(
            "generate", "'app generate' needs to know what: write 'app generate screen NAME...'.")
        assert("new", "'app new' needs to know what: write 'app new package NAME'.")
        assert(
            "destroy scren A",
            "'scren' is not known after 'app destroy': write 'app destroy screen NAME...'.")
        assert(
            "help scripts",
            "There is no help on 'scripts'. Did you mean 'script'? 'app help' lists what there is.")
    }

    func testAnOptionThatTheCommandDoesNotTake() {
        assert(
            "--fast",
            "'--fast' is not an option of 'app run'. Did you mean '--fresh'? 'app run --help' "
                + "lists all.")
        assert("-x", "'-x' is not an option of 'app run'. 'app run --help' lists all.")
        assert("-pz", "'-z' is not an option of 'app run'. 'app run --help' lists all.")
        assert(
            "update --pain=1",
            "'--pain' is not an option of 'app update'. Did you mean '--json'? 'app update --help' "
                + "lists all.")
        assert(
            "run --coordinator",
            "'--coordinator' is not an option of 'app run': 'app generate screen' takes it.")
        assert(
            "--force",
            "'--force' is not an option of 'app run': 'app generate screen' and "
                + "'app destroy screen' take it.")
    }

    func testAnOptionWithoutItsValue() {
        let texts: [(String, String)] = [
            ("data", "a folder, e.g. '--data ~/wayline'."),
            ("language", "the code of a language: 'en' (English) or 'vi' (Tiếng Việt)."),
            ("link", "a link, e.g. '--link wayline://settings'."),
            ("api", "the address of an API, e.g. '--api https://api.example.com'."),
            (
                "script",
                "a file of steps, or '-' for the standard input, e.g. '--script login.txt'."
            ),
            ("route", "the name of a route, e.g. '--route order-history'."),
            ("child", "the name of a module, e.g. '--child Header'."),
            ("binding", "'closures', 'streams' or 'published'."),
            ("template", "the name of a template, e.g. '--template form'."),
            ("into", "the folder of a package, e.g. '--into ../shop'."),
            ("at", "a folder, e.g. '--at ~/code'."),
            ("wayline", "the folder of Wayline or its address, e.g. '--wayline ../wayline'."),
            ("from", "the name of a screen, e.g. '--from login'."),
            ("set", "a key and its value, e.g. '--set status=expired'."),
        ]
        for (option, text) in texts {
            let command = Command.allCases.first { $0.options.map(\.rawValue).contains(option) }
            let line = "\(command?.rawValue ?? "") --\(option)"
            for line in [line, line + "=", line + " --plain", line + " --"] {
                assert(line, "'--\(option)' takes \(text)")
            }
        }
        XCTAssertEqual(texts.count, Option.allCases.filter { $0.row.value != nil }.count)
    }

    func testAValueThatIsNotTaken() {
        assert("--plain=yes", "'--plain' takes no value, and was given 'yes'.")
        assert("--data a --data b", "'--data' is given twice: once is enough.")
        assert("-pp", "'--plain' is given twice: once is enough.")
        assert(
            "generate screen A --binding clsures",
            "'clsures' is nothing for '--binding': take 'closures', 'streams' or 'published'. "
                + "Did you mean 'closures'?")
        assert(
            "--language fr",
            "'fr' is not a language that the app speaks: take 'en' (English) or 'vi' "
                + "(Tiếng Việt).")
        assert(
            "--api http://example.com",
            "'http://example.com' would send passwords readably: http is for this machine alone "
                + "(127.0.0.1, [::1], localhost). Use https.")
        assert(
            "route a --from b --set =c",
            "'=c' is no key with a value: write '--set KEY=VALUE', e.g. '--set status=expired'.")
    }

    func testOptionsThatContradictEachOther() {
        assert(
            "generate screen A --binding streams --template form",
            "'--binding' and '--template' cannot both be given: a template decides about bindings "
                + "itself.")
        assert(
            "update --json --diff",
            "'--diff' and '--json' cannot both be given: a diff is for people, JSON for programs.")
        assert(
            "--plain --script a",
            "'--plain' and '--script' cannot both be given: a script shows no screen.")
    }

    func testAPackageForWhatIsNotOfOne() {
        for listing in [Listing.routes, .links] {
            assert(
                "list \(listing) --into shop",
                "'--into' names a package, and 'app list \(listing)' tells of the sample app alone: "
                    + "leave it off.")
        }
    }

    func testWordsThatAreMissingOrTooMany() {
        assert(
            "generate screen",
            "'app generate screen' needs the name of a screen, e.g. 'OrderHistory'.")
        assert("new package", "'app new package' needs the name of a package, e.g. 'Shop'.")
        assert("list", "'app list' needs 'screens', 'routes', 'templates' or 'links'.")
        assert(
            "list link",
            "'link' is nothing for 'app list': take 'screens', 'routes', 'templates' or 'links'. "
                + "Did you mean 'links'?")
        assert("route", "'app route' needs the name of a route, e.g. 'login'.")
        assert(
            "route login", "'app route' needs '--from': the name of a screen, e.g. '--from login'.")
        assert("run home", "'home' is too much for 'app run': see 'app run --help'.")
        assert(
            "list links screens", "'screens' is too much for 'app list': see 'app list --help'.")
    }
}
