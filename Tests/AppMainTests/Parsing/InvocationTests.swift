import AppMain
import Screens
import XCTest

final class InvocationTests: XCTestCase {
    private func invocation(_ line: String) throws -> Invocation {
        try Invocation(line.split(separator: " ").map(String.init))
    }

    func testARunTakesItsOptions() throws {
        var options = RunOptions()
        XCTAssertEqual(try invocation(""), .run(options))
        XCTAssertEqual(try invocation("run"), .run(options))
        (options.isPlain, options.isFresh) = (true, true)
        for line in ["--plain --fresh", "-p -f", "-pf", "-fp run", "run -pf"] {
            XCTAssertEqual(try invocation(line), .run(options), line)
        }
        options = RunOptions()
        options.folder = DataFolder("d")
        options.language = .vietnamese
        options.link = "wayline://home"
        options.script = "-"
        XCTAssertEqual(
            try invocation("--data d --language=vi_VN --link=wayline://home run --script -"),
            .run(options))
        options = RunOptions()
        options.api = try APIAddress("http://127.0.0.1:8080")
        XCTAssertEqual(try invocation("--api http://127.0.0.1:8080"), .run(options))
    }

    func testAValueThatLooksLikeAnOptionStandsBehindTheSign() throws {
        var options = RunOptions()
        options.folder = DataFolder("--plain=1")
        XCTAssertEqual(try invocation("--data=--plain=1"), .run(options))
    }

    func testAfterTwoDashesNothingIsAnOption() throws {
        XCTAssertEqual(
            try invocation("destroy screen -- --plain -x"),
            .destroy(DestroyOptions(["--plain", "-x"])))
        XCTAssertThrowsError(try invocation("--data -- d"))
    }

    func testGenerateTakesNamesAndOptionsInAnyOrder() throws {
        var options = GenerateOptions(["A", "B"])
        options.children = ["C", "D"]
        options.hasCoordinator = true
        options.style = .builtIn(.streams)
        options.plan.into = "shop"
        (options.plan.isDryRun, options.plan.showsDiff, options.plan.isForced) = (true, true, true)
        XCTAssertEqual(
            try invocation(
                "--child C generate --coordinator screen A --child=D -n B --diff --into shop "
                    + "--binding streams --force"),
            .generate(options))
        options = GenerateOptions(["A"])
        options.style = .own("form")
        options.route = "a"
        options.plan.isJSON = true
        XCTAssertEqual(
            try invocation("generate screen A --template form --route a -j"), .generate(options))
        XCTAssertEqual(
            try invocation("generate screen A"), .generate(GenerateOptions(["A"])))
        XCTAssertEqual(GenerateOptions(["A"]).style, .builtIn(.closures))
    }

    func testTheOtherCommandsOfTheGeneratorTakeTheirs() throws {
        var destroy = DestroyOptions(["A"])
        (destroy.plan.isDryRun, destroy.plan.isJSON, destroy.plan.isForced) = (true, true, true)
        destroy.plan.into = "shop"
        XCTAssertEqual(
            try invocation("destroy screen A --into shop --dry-run --json --force"),
            .destroy(destroy))
        var update = UpdateOptions(["A", "B"])
        (update.plan.showsDiff, update.plan.into) = (true, "shop")
        XCTAssertEqual(try invocation("update A B --diff --into=shop"), .update(update))
        XCTAssertEqual(try invocation("update"), .update(UpdateOptions()))
        var package = NewPackageOptions("Shop")
        (package.folder, package.wayline) = ("d", "../wayline")
        XCTAssertEqual(
            try invocation("new package Shop --at d --wayline ../wayline"), .newPackage(package))
    }

    func testAQuestionHasSettingsInOrder() throws {
        let settings = [
            RouteQuestion.Setting("a", "b=c"), RouteQuestion.Setting("b", ""),
        ]
        XCTAssertEqual(
            try invocation("route login --from login --set a=b=c --set b="),
            .route(RouteQuestion("login", from: "login", settings)))
    }

    func testWhatIsListedOrCompletedIsAWord() throws {
        for listing in Listing.allCases {
            XCTAssertEqual(try invocation("list \(listing)"), .list(ListOptions(listing)))
        }
        for listing in [Listing.screens, .templates] {
            var options = ListOptions(listing)
            (options.into, options.isJSON) = ("shop", true)
            XCTAssertEqual(try invocation("list \(listing) --into shop --json"), .list(options))
        }
        for shell in Shell.allCases {
            XCTAssertEqual(try invocation("completions \(shell)"), .completions(shell))
        }
    }

    func testHelpIsThereWhateverElseIsTyped() throws {
        let topics: [(String, HelpTopic)] = [
            ("--help", .program), ("-h", .program), ("help", .program),
            ("help run", .command(.run)), ("run -h", .command(.run)),
            ("help generate screen", .command(.generateScreen)),
            ("help generate", .command(.generateScreen)),
            ("generate -h", .command(.generateScreen)),
            ("generate screen --nonsense --help --data", .command(.generateScreen)),
            ("--data --help", .program), ("list nonsense -ph", .command(.list)),
            ("help --help", .command(.help)), ("help script", .matter(.script)),
            ("help json --help", .matter(.json)),
        ]
        for (line, topic) in topics {
            XCTAssertEqual(try invocation(line), .help(topic), line)
        }
        for line in ["--version", "-V", "update -V"] {
            XCTAssertEqual(try invocation(line), .version, line)
        }
    }
}
