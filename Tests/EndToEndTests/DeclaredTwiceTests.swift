import Foundation
import XCTest

/// A route that is declared twice in a flow ends the program at the second declaration.
final class DeclaredTwiceTests: XCTestCase {
    private let rule = "Remove one of them, or give it another route"

    func testASecondScreenOfARouteIsNamedWithTheFirst() throws {
        try assertEnd(
            "screen",
            "TerminalProbe/DeclaredTwice.swift:22: Fatal error: the route 'leaf' is declared twice "
                + "in a flow: at TerminalProbe/DeclaredTwice.swift:21 and at "
                + "TerminalProbe/DeclaredTwice.swift:22. \(rule)")
    }

    func testASecondChildFlowOfARouteIsNamedWithTheFirst() throws {
        try assertEnd(
            "child",
            "TerminalProbe/DeclaredTwice.swift:30: Fatal error: the route 'branch' is declared "
                + "twice in a flow: at TerminalProbe/DeclaredTwice.swift:30 and at "
                + "TerminalProbe/DeclaredTwice.swift:30. \(rule)")
    }

    func testTwoTabsOfOneNameAreRefusedAtTheirFlow() throws {
        try assertEnd(
            "tab",
            "TerminalProbe/DeclaredTwice.swift:36: Precondition failed: two tabs of a flow have "
                + "the same name: [leaf, branch, leaf]")
    }

    private func assertEnd(
        _ part: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let probe = BuildFolder.url.appendingPathComponent("TerminalProbe")
        let run = try ProgramRun(
            probe, ["twice", part], environment: ["SWIFT_BACKTRACE": "enable=no"])
        XCTAssertTrue(
            run.errors.hasPrefix(message + "\n"), "not '\(run.errors)'", file: file, line: line)
        XCTAssertTrue(
            [SIGILL, SIGTRAP].contains(run.status), "\(run.status)", file: file, line: line)
    }
}
