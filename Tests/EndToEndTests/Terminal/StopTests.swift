import Foundation
import TestSupport
import XCTest

/// A program that stops gives the terminal to its shell.
final class StopTests: XCTestCase {
    func testTheKeyGivesTheTerminalBackUntilTheProgramGoesOn() throws {
        let shell = try Probe.inShell()
        shell.send("\u{1A}")
        try shell.wait(for: "stopped \(SIGTSTP)")
        XCTAssertTrue(shell.screen.isGivenBack, "\(shell.screen.modes)")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        shell.send("fg\n")
        try shell.wait(for: "resumed")
        XCTAssertTrue(shell.screen.isAlternate && !shell.screen.showsCursor)
        XCTAssertTrue(shell.terminal.settings.isRaw)
        shell.send("q")
        try shell.wait(for: "ended 0 0")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        XCTAssertTrue(shell.screen.isGivenBack)
    }

    func testEverySignalThatStopsItGivesTheTerminalBack() throws {
        for signal in [SIGTSTP, SIGTTIN] {
            let shell = try Probe.inShell()
            shell.signalJob(signal)
            try shell.wait(for: "stopped \(signal)")
            XCTAssertTrue(shell.screen.isGivenBack, "\(shell.screen.modes)")
            XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
            shell.send("fg\n")
            try shell.wait(for: "resumed")
            XCTAssertTrue(shell.terminal.settings.isRaw)
            shell.send("q")
            try shell.wait(for: "ended 0 0")
            XCTAssertTrue(shell.screen.isGivenBack)
        }
    }

    func testChangedSettingsDoNotChangeTheRestoredTerminal() throws {
        let shell = try Probe.inShell()
        shell.send("\u{1A}")
        try shell.wait(for: "stopped")
        shell.terminal.stopEchoing()
        shell.send("fg\n")
        try shell.wait(for: "resumed")
        shell.send("q")
        try shell.wait(for: "ended 0 0")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
    }

    func testAProgramThatIsStoppedByForceTakesTheTerminalAgain() throws {
        let shell = try Probe.inShell()
        shell.signalJob(SIGSTOP)
        try shell.wait { _ in
            String(decoding: shell.output, as: UTF8.self).contains("stopped \(SIGSTOP)")
        }
        shell.send("fg\n")
        try shell.wait(for: "resumed")
        XCTAssertTrue(shell.terminal.settings.isRaw)
        shell.send("q")
        try shell.wait(for: "ended 0 0")
        XCTAssertTrue(shell.screen.isGivenBack)
    }

    func testInTheBackgroundTheTerminalIsNotTaken() throws {
        let shell = try Probe.inShell()
        shell.send("\u{1A}")
        try shell.wait(for: "stopped \(SIGTSTP)")
        shell.send("bg\n")
        try shell.wait(for: "stopped \(SIGTTOU)")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        XCTAssertTrue(shell.screen.isGivenBack)
        shell.send("fg\n")
        try shell.wait(for: "resumed")
        shell.send("q")
        try shell.wait(for: "ended 0 0")
    }

    func testAProgramThatIsStoppedCanBeEnded() throws {
        let shell = try Probe.inShell()
        shell.send("\u{1A}")
        try shell.wait(for: "stopped")
        shell.send("kill\n")
        try shell.wait(for: "ended \(SIGTERM)")
        XCTAssertEqual(shell.terminal.settings, shell.settingsBefore)
        XCTAssertTrue(shell.screen.isGivenBack)
    }

    /// The system does not stop the program if nobody could continue it.
    func testEverySignalForAStopIsHandled() throws {
        for signal in [SIGTSTP, SIGTTIN, SIGTTOU] {
            let probe = try Probe()
            probe.program.signal(signal)
            try probe.program.wait(for: "resumed")
            XCTAssertEqual(try probe.end(typing: "q"), .status(0))
            probe.assertGivenBack()
        }
    }

    func testAScreenWithoutActionsContinuesByItself() throws {
        let probe = try Probe()
        probe.program.send("\u{1A}")
        try probe.program.wait(for: "resumed")
        XCTAssertTrue(probe.program.terminal.settings.isRaw)
        XCTAssertEqual(try probe.end(typing: "q"), .status(0))
        probe.assertGivenBack()
    }
}
