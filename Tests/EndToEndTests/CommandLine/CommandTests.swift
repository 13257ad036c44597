import Foundation
import TestSupport
import XCTest

/// The commands of the built program: their output on each stream, and their status.
final class CommandTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    private func assert(
        _ line: String, output: String? = nil, errors: String = "", status: Int32 = 0,
        at place: UInt = #line
    ) throws {
        let words = line.split(separator: " ").map(String.init)
        let app = try BuiltApp(words, input: "", home: home)
        if let output { XCTAssertEqual(app.output, output, line, line: place) }
        XCTAssertEqual(app.errors, errors, line, line: place)
        XCTAssertEqual(app.status, status, line, line: place)
    }

    func testAResultIsOnTheStandardOutput() throws {
        try assert("--version", output: "Wayline sample (Wayline 0.6.0)\n")
        try assert(
            "route login --from login --set status=leaked", output: "push change-password\n")
        try assert("list links")
        try assert("list routes --json")
        for topic in ["", "run", "generate screen", "script", "json", "decisions"] {
            let help = try BuiltApp(["help"] + topic.split(separator: " ").map(String.init))
            XCTAssertFalse(help.output.isEmpty, topic)
            try assert("help \(topic)", output: help.output)
        }
    }

    func testAMistakeIsOnTheStandardErrorWithStatus64() throws {
        try assert(
            "rnu", output: "",
            errors: "'rnu' is not a command. Did you mean 'run'? 'app help' lists all.\n",
            status: 64)
        try assert(
            "--data --plain", output: "",
            errors: "'--data' takes a folder, e.g. '--data ~/data'.\n",
            status: 64)
        try assert(
            "route login --from login --set status=old", output: "",
            errors: "'status' does not accept 'old': write 'status=valid|expired|leaked|nil'.\n",
            status: 64)
    }

    func testNoDataFolderIsTouchedButByARun() throws {
        for line in ["--help", "--version", "list routes", "route login --from login", "rnu"] {
            _ = try BuiltApp(line.split(separator: " ").map(String.init), home: home)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.url.path))
    }

    func testHelpIsColouredOnATerminalUnlessColoursAreRefused() throws {
        let path = BuildFolder.url.appendingPathComponent("app").path
        for (environment, isBold) in [([:], true), (["NO_COLOR": "1"], false)] {
            let app = try TerminalProgram(
                path, ["--help"], environment: home.environment.merging(environment) { $1 })
            XCTAssertEqual(try app.waitForEnd(), .status(0))
            XCTAssertEqual(app.output.contains(0x1B), isBold)
        }
        XCTAssertFalse(try BuiltApp("--help").output.contains("\u{1B}"))
    }
}
