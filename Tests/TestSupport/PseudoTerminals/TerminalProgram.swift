package import Glibc

/// A program that runs in a pseudo-terminal, as a user would see it.
package final class TerminalProgram {
    /// The seconds that a step can take on a slow machine.
    package static let patience = 120.0

    package let terminal: PseudoTerminal
    package let process: pid_t
    /// The screen that the user sees.
    package private(set) var screen: TerminalScreen
    /// Everything that was written.
    package private(set) var output: [UInt8] = []
    /// The settings of the terminal before the program began.
    package let settingsBefore: TerminalSettings

    private let answersQuestions: Bool
    private var end: ProgramEnd?

    /// Starts a program in a new terminal, after typing `typedAhead` there. A terminal that answers
    /// questions says that it can show a frame at once, and reports its `background`, if any.
    package init(
        _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:], answersQuestions: Bool = true,
        background: String? = nil, typedAhead: String = ""
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        screen = TerminalScreen(columns: max(columns, 1), rows: max(rows, 1))
        screen.background = background
        settingsBefore = terminal.settings
        self.answersQuestions = answersQuestions
        terminal.send(Array(typedAhead.utf8))
        while screen.text != typedAhead { screen.show(terminal.receive(milliseconds: 20)) }
        let standard = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        process = try Spawn.inSession(
            path, arguments, standard.merging(environment) { $1 }, terminal: terminal.name)
    }

    deinit {
        guard end == nil else { return }
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    package func send(_ text: String) {
        terminal.send(Array(text.utf8))
    }

    package func signal(_ signal: Int32) {
        kill(process, signal)
    }

    /// Sends a signal to the job that has the terminal.
    package func signalJob(_ signal: Int32) {
        kill(-tcgetpgrp(terminal.master), signal)
    }

    /// True if another job than the program has the terminal.
    package var hasJob: Bool { tcgetpgrp(terminal.master) != process }

    /// Changes the size of the terminal, which notifies the program.
    package func resize(columns: Int, rows: Int) {
        screen.resize(columns: columns, rows: rows)
        terminal.resize(columns: columns, rows: rows)
    }

    /// Reads what the program writes until `condition` holds.
    package func wait(
        seconds: Double = TerminalProgram.patience, until condition: (TerminalScreen) -> Bool
    ) throws {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !condition(screen) {
            guard ContinuousClock.now < deadline else { throw tooLate }
            show(terminal.receive(milliseconds: 20))
        }
    }

    /// Reads until `text` is on the screen.
    package func wait(seconds: Double = TerminalProgram.patience, for text: String) throws {
        try wait(seconds: seconds) { $0.text.contains(text) }
    }

    /// Reads until the program has ended.
    package func waitForEnd(seconds: Double = TerminalProgram.patience) throws -> ProgramEnd {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while end == nil {
            guard ContinuousClock.now < deadline else { throw tooLate }
            show(terminal.receive(milliseconds: 5))
            end = try endWithoutReading(seconds: 0)
        }
        var rest = terminal.receive(milliseconds: 0)
        while !rest.isEmpty {
            show(rest)
            rest = terminal.receive(milliseconds: 0)
        }
        return end ?? .status(-1)
    }

    /// Waits for the end of the program without reading its output; nil if the time is over.
    package func endWithoutReading(seconds: Double) throws -> ProgramEnd? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        repeat {
            var status: Int32 = 0
            if end == nil && waitpid(process, &status, WNOHANG) == process {
                end = ProgramEnd(status)
            }
            if end == nil && seconds > 0 { poll(nil, 0, 5) }
        } while end == nil && ContinuousClock.now < deadline
        return end
    }

    private var tooLate: PseudoTerminalError {
        .tooLate(screen.text)
    }

    private func show(_ bytes: [UInt8]) {
        output += bytes
        screen.show(bytes)
        for answer in screen.takeAnswers() where answersQuestions {
            terminal.send(answer)
        }
    }
}
