import Foundation
import TestSupport
import XCTest

/// A line that is typed without an echo: keys work there as in any other line.
final class HiddenLineTests: XCTestCase {
    func testTheLineIsReadAndNothingOfItIsSeen() throws {
        try assertLine("abc\n", is: "abc")
    }

    func testKeysThatEditALineEditThisOne() throws {
        try assertLine("abd\u{7F}c\n", is: "abc")
        try assertLine("no\u{15}abc\n", is: "abc")
        try assertLine("abc no\u{17}\n", is: "abc ")
    }

    func testTheKeyForTheEndOfTheInputEndsItWithoutALine() throws {
        let program = try Probe.atHiddenLine()
        program.send("\u{4}")
        XCTAssertEqual(try program.waitForEnd(), .status(0))
        XCTAssertEqual(program.screen.lines.prefix(2), ["Password:", "the end"])
        XCTAssertEqual(program.terminal.settings, program.settingsBefore)
    }

    func testTheKeysThatSendSignalsEndTheProgram() throws {
        for (key, signal) in [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)] {
            let program = try Probe.atHiddenLine()
            program.send("abc\(key)")
            XCTAssertEqual(try program.waitForEnd(), .signal(signal))
            XCTAssertEqual(program.terminal.settings, program.settingsBefore)
            XCTAssertEqual(program.screen.text, "Password:")
            XCTAssertEqual(program.screen.row, 1)
        }
    }

    func testAStopGivesTheEchoBackUntilTheProgramGoesOn() throws {
        for signal in [SIGTSTP, SIGSTOP] {
            let shell = try Probe.atHiddenLine(inShell: true)
            if signal == SIGTSTP { shell.send("\u{1A}") } else { shell.signalJob(signal) }
            try shell.wait(for: "stopped \(signal)")
            XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
            shell.send("fg\n")
            try shell.wait(for: "\nfg\nPassword:")
            try shell.waitUntilMute()
            shell.send("abc\n")
            try shell.wait(for: "ended 0 0")
            XCTAssertEqual(shell.screen.text.ranges(of: "Password:").count, 2)
            XCTAssertTrue(shell.screen.text.contains("got [\"97\", \"98\", \"99\"]"))
            XCTAssertFalse(shell.screen.text.contains("abc"))
            XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        }
    }

    func testInTheBackgroundTheEchoIsNotTaken() throws {
        let shell = try Probe.atHiddenLine(inShell: true)
        shell.send("\u{1A}")
        try shell.wait(for: "stopped \(SIGTSTP)")
        shell.send("bg\n")
        try shell.wait(for: "stopped \(SIGTTOU)")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        shell.send("fg\n")
        try shell.waitUntilMute()
        shell.send("abc\n")
        try shell.wait(for: "got [\"97\", \"98\", \"99\"]")
    }

    func testAContinueSignalWithoutAStopShowsTheQuestionOnce() throws {
        let program = try Probe.atHiddenLine()
        program.send("abc")
        program.signal(SIGCONT)
        try program.wait { _ in program.output.filter { $0 == UInt8(ascii: "P") }.count == 2 }
        program.send("\n")
        XCTAssertEqual(try program.waitForEnd(), .status(0))
        XCTAssertEqual(program.screen.text, "Password:\ngot \(["97", "98", "99"])")
    }

    func testTheAppShowsTheNameOfTheFieldAgain() throws {
        let home = AppHome()
        defer { home.remove() }
        let app = try appAtPassword(home)
        app.signal(SIGCONT)
        let again = Array("\rPassword: ".utf8)
        try app.wait { _ in app.output.ranges(of: again).count == 1 }
    }

    func testALineThatTheTerminalDoesNotKeepOrThatIsNotUTF8IsRefused() throws {
        let refused = "secure text field: empty; Nothing was filled in: "
        let cut = "a terminal takes lines of less than 4095 bytes. Type a shorter one."
        let broken = "it is not valid UTF-8. Set the terminal to UTF-8, then type it again."
        let letter = UInt8(ascii: "a")
        for (line, answer) in [
            ([0xFF, 0xFE], refused + broken), (Array("sen hồng".utf8), ": filled in"),
            (Array(repeating: letter, count: 4094), ": filled in"),
            (Array(repeating: letter, count: 4095), refused + cut),
            (Array(repeating: letter, count: 70_000), refused + cut),
        ] {
            try assertPassword(line, isAnswered: answer)
        }
    }

    func testAProgramThatReadsInTheBackgroundStopsAndGoesOn() throws {
        let shell = try Probe.atLineInShell()
        shell.send("\u{1A}")
        try shell.wait(for: "stopped \(SIGTSTP)")
        shell.send("bg\nfg\n")
        try shell.wait(for: "stopped \(SIGTTIN)")
        shell.send("abc\n")
        try shell.wait(for: "got [\"97\", \"98\", \"99\"]")
        try shell.wait(for: "ended 0 0")
    }

    func testAProgramThatIsStoppedThereCanBeEnded() throws {
        let shell = try Probe.atHiddenLine(inShell: true)
        shell.send("\u{1A}")
        try shell.wait(for: "stopped \(SIGTSTP)")
        shell.send("kill\n")
        try shell.wait(for: "ended \(SIGTERM)")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
    }

    private func assertLine(
        _ keys: String, is line: String, _ file: StaticString = #filePath, _ place: UInt = #line
    ) throws {
        let program = try Probe.atHiddenLine()
        program.send(keys)
        XCTAssertEqual(try program.waitForEnd(), .status(0), file: file, line: place)
        let bytes = line.utf8.map(String.init)
        XCTAssertEqual(
            program.screen.text, "Password:\ngot \(bytes)", file: file, line: place)
        XCTAssertEqual(
            program.terminal.settings, program.settingsBefore, file: file, line: place)
    }

    private func assertPassword(
        _ line: [UInt8], isAnswered answer: String, place: UInt = #line
    ) throws {
        let home = AppHome()
        defer { home.remove() }
        let app = try appAtPassword(home)
        var sent = 0
        while sent < line.count { sent += app.terminal.send(Array(line[sent...])) }
        while app.terminal.send([UInt8(ascii: "\n")]) == 0 {}
        try app.wait { $0.text.ranges(of: "Choose 1 to 5").count == 2 }
        XCTAssertTrue(app.screen.text.contains(answer), app.screen.text, line: place)
    }

    private func appAtPassword(_ home: AppHome) throws -> TerminalProgram {
        let app = try TerminalProgram(
            BuildFolder.url.appendingPathComponent("app").path, ["--plain"], columns: 200,
            environment: home.environment)
        try app.wait(for: "Choose 1 to 5")
        app.send("2\n")
        try app.waitUntilMute()
        return app
    }
}
