import Foundation
import Glibc
import TestSupport
import XCTest

/// Every signal that can be handled and ends a program by default gives the terminal back, wherever
/// the program is, and the parent sees that signal.
final class EverySignalTests: XCTestCase {
    /// The first real-time signals belong to the C library, which does not let programs handle
    /// them.
    private static let realTime: [Int32] = TestSize.isAll ? Array(34...64) : [34, 35, 64]

    private static let all: [Int32] =
        [
            SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV,
            SIGUSR2, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO,
            SIGPWR, SIGSYS,
        ] + realTime

    /// Signals that are ignored, continue or stop a program, or cannot be handled. SIGPIPE makes a
    /// write fail instead.
    private static let others: Set<Int32> = [
        SIGPIPE, SIGKILL, SIGSTOP, SIGCHLD, SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH,
    ]

    func testNoSignalIsLeftOut() {
        XCTAssertEqual(Self.others.union(Self.all).intersection(1..<32), Set(1..<32))
    }

    func testTheFullScreenIsGivenBack() throws {
        try assertGivenBack([]) { try $0.wait(for: "ready 80x24") }
    }

    func testTheEchoIsGivenBackAfterAHiddenLine() throws {
        try assertGivenBack(["hidden"]) { try $0.waitUntilMute() }
    }

    func testNothingOfAHiddenLineIsLeftToTheShell() throws {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        for signal in [SIGTERM, SIGPROF, SIGSEGV] {
            let program = try TerminalProgram(path, ["hidden"], typedAhead: "secret")
            try program.waitUntilMute()
            program.signal(signal)
            XCTAssertEqual(try program.waitForEnd(), .signal(signal))
            XCTAssertEqual(program.terminal.unread, 0, "\(signal)")
        }
    }

    func testPlainLinesEndWithoutAQuestionOfTheRuntime() throws {
        let home = AppHome()
        defer { home.remove() }
        for signal in [SIGQUIT, SIGABRT, SIGSEGV] {
            let app = try TerminalProgram(
                BuildFolder.url.appendingPathComponent("app").path, ["--plain"],
                environment: home.environment)
            try app.wait(for: "Choose 1 to 5")
            app.signal(signal)
            XCTAssertEqual(try app.waitForEnd(), .signal(signal))
            assertGivenBack(app, by: signal)
        }
    }

    /// All programs run at the same time, which takes a tenth of the time of running them in turn.
    private func assertGivenBack(
        _ arguments: [String], onceReady wait: (TerminalProgram) throws -> Void
    ) throws {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        let runs = try Self.all.map { ($0, try TerminalProgram(path, arguments)) }
        for (signal, program) in runs {
            try wait(program)
            program.signal(signal)
        }
        for (signal, program) in runs {
            XCTAssertEqual(try program.waitForEnd(), .signal(signal))
            assertGivenBack(program, by: signal)
        }
    }

    private func assertGivenBack(_ program: TerminalProgram, by signal: Int32) {
        XCTAssertTrue(program.screen.isGivenBack, "\(signal): \(program.screen.modes)")
        XCTAssertEqual(program.terminal.settings, program.settingsBefore, "\(signal)")
        XCTAssertFalse(program.screen.text.contains("Press space"), "\(signal)")
    }
}
