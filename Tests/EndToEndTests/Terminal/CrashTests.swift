import Foundation
import TestSupport
import XCTest

/// A crash gives the terminal back, prints the reason, and asks for nothing.
final class CrashTests: XCTestCase {
    func testAFatalErrorIsRead() throws {
        try assertCrash("f", traps, saying: "fatal on request")
    }

    func testAnIndexOutOfRangeIsRead() throws {
        try assertCrash("i", traps, saying: "Index out of range")
    }

    func testADivisionByZeroIsRead() throws {
        try assertCrash("v", traps, saying: "Division by zero")
    }

    func testACrashOnAnotherThreadIsRead() throws {
        try assertCrash("t", traps, saying: "fatal on another thread")
    }

    func testAbortKeepsItsSignal() throws {
        try assertCrash("a", [SIGABRT])
    }

    func testABadAddressKeepsItsSignal() throws {
        try assertCrash("s", [SIGSEGV])
    }

    func testAStackThatIsUsedUpKeepsItsSignal() throws {
        try assertCrash("o", [SIGSEGV])
    }

    func testOtherFaultsKeepTheirSignals() throws {
        try assertCrash("F", [SIGFPE])
        try assertCrash("B", [SIGBUS])
        try assertCrash("T", [SIGTRAP])
    }

    func testABacktraceThatAsksForNothingIsShown() throws {
        let probe = try Probe(environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"]
        )
        guard case .signal = try probe.end(typing: "f") else { return XCTFail("no signal") }
        probe.assertGivenBack()
        let output = String(decoding: probe.program.output, as: UTF8.self)
        XCTAssertTrue(output.contains("Ruin.begin"), output)
    }

    private let traps = [SIGILL, SIGTRAP]

    private func assertCrash(
        _ key: String, _ signals: [Int32], saying text: String = "",
        _ file: StaticString = #filePath, _ line: UInt = #line
    ) throws {
        let probe = try Probe()
        let end = try probe.end(typing: key)
        XCTAssertTrue(
            signals.map(ProgramEnd.signal).contains(end), "\(end)", file: file, line: line)
        probe.assertGivenBack(file, line)
        let shown = probe.program.screen.text
        XCTAssertTrue(text.isEmpty || shown.contains(text), shown, file: file, line: line)
        XCTAssertFalse(shown.contains("Press space"), shown, file: file, line: line)
    }
}
