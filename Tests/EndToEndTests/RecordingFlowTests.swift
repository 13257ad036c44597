import Foundation
import TestSupport
import XCTest

/// Recordings of the built program, in a terminal and in a pipe.
final class RecordingFlowTests: XCTestCase {
    private let home = AppHome()

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(
            at: path("temporary"), withIntermediateDirectories: true)
        let secrets = Data("Password=sen hong 2025\n".utf8)
        let isWritten = FileManager.default.createFile(
            atPath: path("secrets").path, contents: secrets, attributes: [.posixPermissions: 0o600])
        XCTAssertTrue(isWritten)
    }

    override func tearDown() {
        home.remove()
    }

    private func path(_ name: String) -> URL { home.url.appendingPathComponent(name) }

    private func assertIsReplayed(_ name: String, at place: UInt = #line) throws {
        let app = try BuiltApp(
            ["replay", path(name).path, "--verify", "--secrets", path("secrets").path], input: "",
            home: home)
        // A step may have been under way when the program was killed.
        let ending = "The program ended in the next step, which is not replayed: "
        XCTAssertTrue(app.errors.isEmpty || app.errors.hasPrefix(ending), app.errors, line: place)
        XCTAssertTrue(app.output.hasSuffix(" steps, none differs.\n"), app.output, line: place)
        let run = try BuiltApp(
            ["--script", path(name).path, "--secrets", path("secrets").path], input: "", home: home)
        XCTAssertEqual(run.errors, "", line: place)
        XCTAssertEqual(run.status, 0, line: place)
        let text = try String(contentsOf: path(name), encoding: .utf8)
        XCTAssertFalse(text.contains("sen hong"), text, line: place)
    }

    func testARecordingIsReplayedAfterTheProgramWasEnded() throws {
        for signal in [SIGKILL, SIGTERM, SIGINT] {
            let app = try home.terminal(["record", path("ended").path])
            try app.wait(for: "Forgot password")
            app.send("valid@example.com\rsen hong 2025\r")
            try app.wait(for: "Welcome, ")
            app.send(Keys.nextTab)
            try app.wait(for: "Full Moon, Fully Booked")
            app.resize(columns: 100, rows: 30)
            try app.wait { $0.text.contains("Full Moon") && $0.columns == 100 }
            app.signal(signal)
            _ = try app.waitForEnd()
            try assertIsReplayed("ended")
        }
    }

    func testARecordingThatWasCutInItsFirstStepShowsTheStart() throws {
        _ = try BuiltApp(["record", path("cut").path, "--plain"], home: home)
        let text = try String(contentsOf: path("cut"), encoding: .utf8)
        let header = try XCTUnwrap(text.split(separator: "\n").first)
        try "\(header)\n".write(to: path("cut"), atomically: true, encoding: .utf8)
        let app = try home.terminal(["replay", path("cut").path], temporary: path("temporary"))
        try app.wait(for: "Forgot password")
        XCTAssertTrue(app.screen.text.contains("The recording has no whole step."))
        app.send("\u{3}")
        XCTAssertEqual(try app.waitForEnd(), .status(0))
    }

    /// The signals that ask a program to end. Others show a bug in it.
    private static let endings: [Int32] = [
        SIGHUP, SIGINT, SIGQUIT, SIGALRM, SIGTERM, SIGUSR1, SIGUSR2, SIGSTKFLT, SIGXCPU, SIGXFSZ,
        SIGVTALRM, SIGPROF, SIGIO, SIGPWR, 34, 50, 64,
    ]

    func testASignalThatEndsTheProgramRemovesTheDataOfTheRun() throws {
        let way = path("way").path
        _ = try BuiltApp(["record", way, "--plain"], home: home)
        let signals = TestSize.isAll ? Self.endings : [SIGTERM, SIGHUP, SIGQUIT, SIGALRM, 64]
        for words in [["record", way], ["record", way, "--plain"], ["replay", way]] {
            for signal in signals {
                let app = try home.terminal(words, temporary: path("temporary"))
                try app.wait(for: "Forgot password")
                XCTAssertEqual(try runFolders(), 1)
                app.signal(signal)
                XCTAssertEqual(try app.waitForEnd(), .signal(signal))
                XCTAssertTrue(app.screen.isGivenBack)
                XCTAssertEqual(try runFolders(), 0, "\(words) \(signal)")
            }
        }
    }

    func testASignalThatEndsAScriptRemovesItsData() throws {
        let script = String(repeating: "wait 1s\n", count: 100_000)
        try script.write(to: path("script"), atomically: true, encoding: .utf8)
        let app = try home.terminal(
            ["--script", path("script").path], temporary: path("temporary"))
        try app.wait { _ in
            FileManager.default.subpaths(atPath: path("temporary").path)?.isEmpty == false
        }
        app.signal(SIGALRM)
        XCTAssertEqual(try app.waitForEnd(), .signal(SIGALRM))
        XCTAssertEqual(try runFolders(), 0)
    }

    func testASignalEndsAProgramWhoseThreadsAreBusy() throws {
        let program = try TerminalProgram(
            BuildFolder.url.appendingPathComponent("TerminalProbe").path,
            ["app", "record", path("busy").path],
            environment: home.environment.merging(["TMPDIR": path("temporary").path]) { $1 })
        try program.wait(for: "Block")
        program.send("3")
        program.signal(SIGTERM)
        XCTAssertEqual(try program.waitForEnd(), .signal(SIGTERM))
        XCTAssertEqual(try runFolders(), 0)
    }

    /// The number of folders with the data of runs.
    private func runFolders() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: path("temporary").path).count
    }

    func testLinesOfAPipeAreReplayed() throws {
        let lines = "1\nvalid@example.com\n2\nsen hong 2025\n3\nt articles\n"
        let app = try BuiltApp(
            ["record", path("lines").path, "--plain"], input: lines, home: home)
        XCTAssertEqual(app.status, 0, app.errors)
        try assertIsReplayed("lines")
    }
}
