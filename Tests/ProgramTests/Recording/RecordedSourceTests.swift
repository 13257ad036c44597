import ExploredApps
import Foundation
import TextMenu
import Wayline
import XCTest

@testable import WaylineExploration
@testable import WaylineProgram

/// Scripts and tests that are made of a recording, and the command that makes them.
@MainActor
final class RecordedSourceTests: XCTestCase {
    private func write(_ text: String) throws -> String {
        let file = URL.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
        let isWritten = FileManager.default.createFile(
            atPath: file.path(), contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        XCTAssertTrue(isWritten)
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        return file.path()
    }

    private func run(
        _ arguments: String..., of app: App = .teaBar
    ) async -> (status: Int32, text: String) {
        await run(arguments, of: app)
    }

    private func run(
        _ arguments: [String], of app: App = .teaBar
    ) async -> (status: Int32, text: String) {
        var text = ""
        let status = await ConsoleApp(app, program: "tea-bar").run(arguments) { text += $0 }
        return (status, text)
    }

    private func recorded() async throws -> (path: String, secrets: String) {
        (try write(try await RecordedUser.order().text), try write("Code=1234\n"))
    }

    private let script = """
        app "Tea bar" language en seed 0 time 1750000000
        type "Name" "An"
        type "Code" secret "Code"
        select "Sugar" "on"
        choose "Enter"
        expect screen "drinks"
        """

    func testAScriptIsMadeThatRuns() async throws {
        let (path, secrets) = try await recorded()
        let (status, script) = await run("replay", path, "--as-script", "--secrets", secrets)
        XCTAssertEqual(status, 0)
        XCTAssertTrue(script.hasPrefix(self.script), script)
        let (end, text) = await run(
            "run", "--script", try write(script), "--secrets", secrets)
        XCTAssertEqual(text, "", script)
        XCTAssertEqual(end, 0)
    }

    func testATestIsMadeThatPasses() async throws {
        try await assertIsMade("RecordedWayTests")
        try await assertIsMade("RecordedWaySwiftTests", "--tests=testing")
    }

    /// The file of this name is compiled and run with these tests.
    private func assertIsMade(_ name: String, _ options: String...) async throws {
        let (path, secrets) = try await recorded()
        let (status, source) = await run(
            ["replay", path, "--as-test", name, "--app", "ExploredApps.teaBar"]
                + ["--secrets", secrets] + options)
        XCTAssertEqual(status, 0)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "\(name).swift")
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil {
            try source.replacing(#""Code": """#, with: #""Code": "1234""#).write(
                to: file, atomically: true, encoding: .utf8)
        }
        // The user fills in the secrets.
        let filledIn = source.replacing(#""Code": """#, with: #""Code": "1234""#)
        XCTAssertEqual(filledIn, try String(contentsOf: file, encoding: .utf8))
    }

    func testTheWordsOfPlainLinesAreThoseOfAScript() async throws {
        let session = try await RecordedUser(.teaBar, isPlain: true)
        try await session.answer("1", "An", "2", "1234", "4", "q", after: 50)
        try await session.end()
        let (path, secrets) = (try write(session.text), try write("Code=1234\n"))
        let (status, script) = await run("replay", path, "--as-script", "--secrets", secrets)
        XCTAssertEqual(status, 0, script)
        XCTAssertTrue(script.contains("choose \"Enter\"\nexpect screen \"drinks\"\n"), script)
    }

    func testWithoutASecretNoScriptIsWritten() async throws {
        let (path, _) = try await recorded()
        for form in [["--as-script"], ["--as-test", "ATests", "--app", "A.a"]] {
            var text = ""
            let status = await ConsoleApp(.teaBar).run(["replay", path] + form) { text += $0 }
            XCTAssertEqual(status, 1)
            XCTAssertEqual(
                text,
                "The text of 'Code' is not known: pass a file with the line 'Code=TEXT' by "
                    + "'--secrets FILE'.\n")
        }
    }

    func testAStepThatFailsInWordsIsNamedByItsNumberAndReason() async throws {
        let app = App.bakery(on: BakeryServices(), .doubleName)
        let session = try await RecordedUser(app)
        try await session.press(.tab, .tab, .enter)
        XCTAssertEqual(try session.routes, ["breads", "cellar"])
        try await session.press(.control("c"))
        try await session.end()
        let (status, text) = await run("replay", try write(session.text), "--as-script", of: app)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            "Step 4 fails in the words of a script: 'Order' can be a button or a button: give each "
                + "a different name or spoken label, or name the list with choose(_:in:)\n")
    }

    func testARecordingDoesNotChooseTheOptionsOfTheApp() async throws {
        let session = try await RecordedUser.order()
        let text = session.text.replacing(
            "size 60", with: "option \"server\" \"http://evil\" size 60")
        let app = App.teaBar.options([AppOption("server", value: "URL", "a server") { _ in }])
        let (path, secrets) = (try write(text), try write("Code=1234\n"))
        let (status, error) = await run("replay", path, "--secrets", secrets, of: app)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            error,
            "The recording was made with other options of the app: if you trust it, add "
                + "'--server=http://evil'.\n")
        let (agreed, screen) = await run(
            "replay", path, "--secrets", secrets, "--server=http://evil", of: app)
        XCTAssertEqual(agreed, 0, screen)
        let (plain, _) = await run("replay", try write(session.text), "--server=x", of: app)
        XCTAssertEqual(plain, 1)
    }

    func testARunOnAServiceOutsideIsNotReplayed() async throws {
        let app = App.teaBar.options([AppOption("server", "a server", isReplayed: false)])
        let text = try await RecordedUser.order().text
            .replacing("size 60", with: "option \"server\" \"\" outside tea.vn size 60")
        let (status, error) = await run("replay", try write(text), of: app)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(error, "\(RecordingError.outside("tea.vn"))\n")
        let (typed, refusal) = await run("replay", "way.rec", "--server", of: app)
        XCTAssertEqual(typed, 64)
        XCTAssertTrue(refusal.hasPrefix("'--server' is not an option of 'tea-bar replay'"), refusal)
    }

    func testAScriptOrATestHasAllSteps() async throws {
        for (option, words, reason) in [
            ("--as-script", [], "a script has all steps"),
            ("--as-test", ["ATests", "--app", "A.a"], "a test has all steps"),
        ] {
            var text = ""
            let status = await ConsoleApp(.teaBar).run(
                ["replay", "way.rec", "--step", "2", option] + words
            ) { text += $0 }
            XCTAssertEqual(status, 64)
            XCTAssertEqual(
                text, "'--step' and '\(option)' cannot both be given: \(reason).\n")
        }
    }

    func testTheInputThatHasEndedTheProgramIsShown() async throws {
        let session = try await RecordedUser.order()
        let text = session.text + "wait 12ms\nkey enter"
        let (path, secrets) = (try write(String(text)), try write("Code=1234\n"))
        let (_, shown) = await run("replay", path, "--verify", "--secrets", secrets)
        XCTAssertTrue(
            shown.hasSuffix("ended in the next step, which is not replayed: key enter\n"), shown)
        let (_, script) = await run("replay", path, "--as-script", "--secrets", secrets)
        XCTAssertTrue(
            script.contains("# The recorded program has ended in the next step: key enter\n"),
            script)
    }

    func testVerifyingSucceedsOrShowsTheFirstDifference() async throws {
        let (path, secrets) = try await recorded()
        let good = await run("replay", path, "--verify", "--secrets", secrets)
        XCTAssertTrue(good.text.hasSuffix(" steps, none differs.\n"), good.text)
        XCTAssertEqual(good.status, 0)
        let app = App.teaBar(farewell: "Hot")
        let bad = await run("replay", path, "--verify", "--secrets", secrets, of: app)
        XCTAssertTrue(bad.text.hasPrefix("Step "), bad.text)
        XCTAssertTrue(bad.text.contains("Hot, your "), bad.text)
        XCTAssertEqual(bad.status, 1)
    }

    func testTheScreenAfterAStepIsPrinted() async throws {
        let (path, secrets) = try await recorded()
        let (status, text) = await run("replay", path, "--step", "2", "--secrets", secrets)
        XCTAssertTrue(text.hasPrefix("Step 2 of "), text)
        XCTAssertTrue(text.contains("An"), text)
        XCTAssertEqual(status, 0)
        let wrong = await run("replay", path, "--step", "0")
        XCTAssertEqual(
            wrong.text, "'0' is not the number of a step: steps are counted from 1 on.\n")
        XCTAssertEqual(wrong.status, 64)
    }

    func testADamagedRecordingIsRefused() async throws {
        let (path, _) = try await recorded()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let damaged = try write(text.replacing("key tab", with: "key tba"))
        let (status, answer) = await run("replay", damaged, "--verify")
        XCTAssertEqual(
            answer, "\(damaged):6: this step is written like 'key enter'.\n")
        XCTAssertEqual(status, 1)
    }

    func testTheViewerShowsEachStep() async throws {
        let replay = try Replay(
            try await RecordedUser.order().script, of: .teaBar, secrets: ["Code": "1234"])
        let driver = try FlowDriver(.viewer(of: replay, at: 2))
        try await driver.wait()
        XCTAssertTrue(driver.text.contains(#"text "An""#), driver.text)
        let screen = FullScreen(
            driver.navigator, name: "Replay", columns: 90, rows: 40, keys: .viewer)
        screen.type("\u{1B}[C")
        try await driver.wait()
        XCTAssertTrue(screen.text.contains("key tab"), screen.text)
        screen.type("\u{1B}[D\u{1B}[D")
        try await driver.wait()
        XCTAssertTrue(screen.text.contains("  wait"), screen.text)
    }

    func testTheViewerInATerminalOfTheSameSizeShowsAllButEmptyRows() async throws {
        let replay = try Replay(
            try await RecordedUser.order().script, of: .teaBar, secrets: ["Code": "1234"])
        let driver = try FlowDriver(.viewer(of: replay, at: 2))
        try await driver.wait()
        let screen = FullScreen(
            driver.navigator, name: "Replay", columns: 60, rows: 20, keys: .viewer)
        XCTAssertTrue(screen.text.contains("Step, of 16"), screen.text)
        let rows = replay.screen.split(separator: "\n").filter { $0.contains { $0 != " " } }
        XCTAssertEqual(rows.count, 8)
        for row in rows { XCTAssertTrue(screen.text.contains(row), "\(row)\n\(screen.text)") }
    }
}
