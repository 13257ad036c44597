import Foundation
import TestSupport
import XCTest

/// The probe in a pseudo-terminal, at the point where it reads keys.
struct Probe {
    let program: TerminalProgram

    init(
        environment: [String: String] = [:], answersQuestions: Bool = true,
        background: String? = nil
    ) throws {
        program = try Self.start([], environment, answersQuestions, background)
        try program.wait(for: "ready 80x24")
    }

    /// The probe as the job of a shell. Nobody answers its question, since the shell could read the
    /// answer.
    static func inShell() throws -> TerminalProgram {
        let program = try start(["shell"], [:], false)
        try program.wait(for: "ready 80x24")
        return program
    }

    /// The probe at the point where it asks for a hidden line; with `inShell`, as the job of a
    /// shell.
    static func atHiddenLine(inShell: Bool = false) throws -> TerminalProgram {
        let program = try start((inShell ? ["shell"] : []) + ["hidden"], [:], false)
        try program.waitUntilMute()
        return program
    }

    /// The probe as the job of a shell, at the point where it asks for a visible line.
    static func atLineInShell() throws -> TerminalProgram {
        let program = try start(["shell", "line"], [:], false)
        try program.wait { program.hasJob && $0.text.contains("Password:") }
        return program
    }

    /// Types `keys`, and returns the end of the program.
    func end(typing keys: String) throws -> ProgramEnd {
        program.send(keys)
        return try program.waitForEnd()
    }

    /// Fails if the terminal is not as it was before.
    func assertGivenBack(_ file: StaticString = #filePath, _ line: UInt = #line) {
        let screen = program.screen
        XCTAssertTrue(
            screen.isGivenBack,
            "modes \(screen.modes), styled \(screen.isStyled), title \(screen.title)", file: file,
            line: line)
        XCTAssertEqual(
            program.terminal.settings, program.settingsBefore, file: file, line: line)
        XCTAssertFalse(screen.text.contains("ready"), screen.text, file: file, line: line)
        XCTAssertEqual(screen.unknown, [], file: file, line: line)
    }

    private static func start(
        _ arguments: [String], _ environment: [String: String], _ answersQuestions: Bool,
        _ background: String? = nil
    ) throws -> TerminalProgram {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        return try TerminalProgram(
            path, arguments, environment: environment, answersQuestions: answersQuestions,
            background: background)
    }
}

extension TerminalProgram {
    /// Reads until typed characters are no longer shown.
    func waitUntilMute() throws {
        try wait { _ in terminal.settings.isMute }
    }
}
