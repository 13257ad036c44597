import Foundation
import TestSupport
import XCTest

/// The program that `ConsoleApp` makes of an app.
final class AppProgramTests: XCTestCase {
    private let home = AppHome()
    private let probe = BuildFolder.url.appendingPathComponent("TerminalProbe")

    override func tearDown() {
        home.remove()
    }

    private func run(
        _ arguments: [String], _ input: String, _ environment: [String: String] = [:]
    ) throws -> ProgramRun {
        try ProgramRun(
            probe, ["app"] + arguments, input: input,
            environment: home.environment.merging(environment) { $1 })
    }

    func testTheNextRunBeginsWhereTheLastOneEnded() throws {
        XCTAssertTrue(try run([], "1\nq\n").output.hasPrefix("\nMenu\n"))
        XCTAssertTrue(try run([], "q\n").output.hasPrefix("\nLost\n"))
        XCTAssertTrue(try run(["--fresh"], "q\n").output.hasPrefix("\nMenu\n"))
        let folder = home.url.appendingPathComponent("probe-app")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["lock", "place.json"])
    }

    func testALinkIsOpenedAndTheFolderIsTheOneThatWasNamed() throws {
        let data = home.url.appendingPathComponent("mine").path
        let first = try run(["--link", "probe://lost", "--data", data], "q\n")
        XCTAssertTrue(first.output.hasPrefix("\nLost\n"), first.output)
        XCTAssertEqual(first.status, 0)
        XCTAssertTrue(try run(["--data", data], "q\n").output.hasPrefix("\nLost\n"))
        XCTAssertTrue(try run([], "q\n").output.hasPrefix("\nMenu\n"))
    }

    func testTheTraceHasALineForEachEvent() throws {
        let trace = home.url.appendingPathComponent("trace.txt")
        try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
        XCTAssertEqual(try run(["--trace", trace.path], "1\nq\n").status, 0)
        let lines = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n")
        XCTAssertTrue(lines.first?.hasPrefix("user: ") == true, "\(lines)")
    }

    func testAWrongArgumentIsASentenceAndStatus64() throws {
        let errors = [
            ["--plian"]:
                "'--plian' is not an option of 'TerminalProbe run'. Did you mean '--plain'? "
                + "'TerminalProbe run --help' lists all.\n",
            ["--theme", "blue"]:
                "'--theme' does not accept 'blue': choose 'auto', 'dark' or 'light'.\n",
            ["--link"]: "'--link' takes a link: 'list links' shows all.\n",
            ["--language", "fr"]:
                "'fr' is not a language that the app speaks: choose 'en' (English) or 'vi' (Tiếng "
                + "Việt).\n",
        ]
        for (arguments, error) in errors {
            let app = try run(arguments, "q\n")
            XCTAssertEqual(app.errors, error)
            XCTAssertEqual(app.status, 64)
            XCTAssertEqual(app.output, "")
        }
    }

    func testTheFirstVariableThatIsSetDecidesTheLanguage() throws {
        let all = ["LC_ALL": "", "LC_MESSAGES": "vi_VN.UTF-8", "LANG": "en_US.UTF-8"]
        XCTAssertTrue(try run([], "q\n", all).output.contains("q. Thoát"))
        let first = ["LC_ALL": "C", "LC_MESSAGES": "", "LANG": "vi_VN"]
        XCTAssertTrue(try run([], "q\n", first).output.contains("q. Quit"))
        XCTAssertTrue(try run(["--language", "vi"], "q\n", first).output.contains("q. Thoát"))
    }

    func testLeaksAndImpossibleDecisionsAreWrittenToTheStandardError() throws {
        let app = try run([], "2\n1\nb\nw\nq\n")
        let lines = app.errors.split(separator: "\n")
        XCTAssertEqual(lines.count, 2, app.errors)
        XCTAssertTrue(app.errors.hasPrefix("fault: 'nowhere' is not a route"), app.errors)
        XCTAssertTrue(app.errors.contains("\nleak: ProbeScreen of 'lost' in 'app'"), app.errors)
    }

    func testInATerminalTheLogFollowsTheLastScreen() throws {
        let app = try TerminalProgram(probe.path, ["app"], environment: home.environment)
        try app.wait(for: "Leave")
        app.send("2")
        app.send("1")
        try app.wait(for: "Lost")
        XCTAssertFalse(app.screen.text.contains("fault"), app.screen.text)
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0))
        XCTAssertTrue(app.screen.isGivenBack)
        XCTAssertTrue(app.screen.text.contains("fault: 'nowhere' is not a route"), app.screen.text)
    }
}
