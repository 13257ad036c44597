import Foundation
import TestSupport
import XCTest

/// The parent sees the true signal of any end of the program, and the user gets a working terminal.
final class SignalEndTests: XCTestCase {
    private let requests = [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGABRT, SIGSEGV,
    ]

    func testASignalGivesTheTerminalBack() throws {
        for signal in requests {
            let probe = try Probe()
            probe.program.signal(signal)
            XCTAssertEqual(try probe.program.waitForEnd(), .signal(signal))
            probe.assertGivenBack()
        }
    }

    func testASignalInTheMiddleOfADrawGivesTheTerminalBack() throws {
        for signal in requests {
            let probe = try Probe()
            probe.program.send("L")
            try probe.program.wait(for: "drawing 1")
            probe.program.signal(signal)
            XCTAssertEqual(try probe.program.waitForEnd(), .signal(signal))
            probe.assertGivenBack()
            XCTAssertFalse(probe.program.screen.text.contains("drawing"))
        }
    }

    func testASignalEndsAProgramThatHangs() throws {
        let probe = try Probe()
        probe.program.send("H")
        probe.program.signal(SIGTERM)
        XCTAssertEqual(try probe.program.waitForEnd(), .signal(SIGTERM))
        probe.assertGivenBack()
    }

    func testASignalEndsAProgramWhoseTerminalTakesNoMore() throws {
        let probe = try Probe()
        probe.program.send("L")
        XCTAssertNil(try probe.program.endWithoutReading(seconds: 0.3))
        probe.program.signal(SIGTERM)
        XCTAssertEqual(try probe.program.endWithoutReading(seconds: 10), .signal(SIGTERM))
        XCTAssertEqual(probe.program.terminal.settings, probe.program.settingsBefore)
    }

    func testTwoSignalsAtOnceDoNoHarm() throws {
        let probe = try Probe()
        probe.program.send("L")
        try probe.program.wait(for: "drawing 1")
        for signal in [SIGTERM, SIGINT, SIGSEGV, SIGHUP] { probe.program.signal(signal) }
        guard case .signal = try probe.program.waitForEnd() else { return XCTFail("no signal") }
        probe.assertGivenBack()
    }

    func testASignalAtTheVeryBeginningLeavesNoTrace() throws {
        let path = BuildFolder.url.appendingPathComponent("TerminalProbe").path
        for round in 0..<20 {
            let program = try TerminalProgram(path)
            if round % 2 == 0 { try program.wait { _ in !program.output.isEmpty } }
            program.signal(SIGTERM)
            XCTAssertEqual(try program.waitForEnd(), .signal(SIGTERM))
            XCTAssertTrue(program.screen.isGivenBack, "\(program.screen.modes)")
            XCTAssertEqual(program.terminal.settings, program.settingsBefore)
        }
    }
}
