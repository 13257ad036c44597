import Foundation
import PseudoTerminals
import XCTest

/// The probe in a pseudo-terminal, at the point where it hears keys.
struct Probe {
    let program: TerminalProgram

    init(environment: [String: String] = [:], answersQuestions: Bool = true) throws {
        program = try Self.start([], environment, answersQuestions)
        try program.wait(for: "ready 80x24")
    }

    /// The probe as the job of a shell. Nobody answers it, since its shell could get the answer.
    static func inShell() throws -> TerminalProgram {
        let program = try start(["shell"], [:], false)
        try program.wait(for: "ready 80x24")
        return program
    }

    /// The probe where it asks for a hidden line; with `inShell`, as the job of a shell.
    static func atHiddenLine(inShell: Bool = false) throws -> TerminalProgram {
        let program = try start((inShell ? ["shell"] : []) + ["hidden"], [:], false)
        try program.waitUntilMute()
        return program
    }

    /// The probe as the job of a shell, where it asks for a line that is seen.
    static func atLineInShell() throws -> TerminalProgram {
        let program = try start(["shell", "line"], [:], false)
        try program.wait { program.hasJob && $0.text.contains("Password:") }
        return program
    }

    /// The end, once `keys` are typed.
    func end(typing keys: String) throws -> ProgramEnd {
        program.send(keys)
        return try program.waitForEnd()
    }

    /// Fails where the terminal is not as it was before.
    func assertGivenBack(_ file: StaticString = #filePath, _ line: UInt = #line) {
        let screen = program.screen
        XCTAssertTrue(
            screen.isGivenBack, "modes \(screen.modes), styled \(screen.isStyled)", file: file,
            line: line)
        XCTAssertEqual(
            program.terminal.settings, program.settingsBefore, file: file, line: line)
        XCTAssertFalse(screen.text.contains("ready"), screen.text, file: file, line: line)
        XCTAssertEqual(screen.unknown, [], file: file, line: line)
    }

    private static func start(
        _ arguments: [String], _ environment: [String: String], _ answersQuestions: Bool
    ) throws -> TerminalProgram {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        return try TerminalProgram(
            path, arguments, environment: environment, answersQuestions: answersQuestions)
    }
}

extension TerminalProgram {
    /// Reads until nothing that is typed is shown any more.
    func waitUntilMute() throws {
        try wait { _ in terminal.settings.isMute }
    }
}
