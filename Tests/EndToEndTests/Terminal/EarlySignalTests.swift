import Foundation
import TestSupport
import XCTest

/// A signal that comes while the program starts ends it at once, and leaves nothing behind.
final class EarlySignalTests: XCTestCase {
    /// Swift's runtime would handle the signals of crashes first, and ask for a key.
    private static let signals = [
        SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGTERM, SIGINT, SIGHUP,
    ]
    private static let programs: [(name: String, arguments: [String])] = [
        ("TerminalProbe", []), ("app", []), ("app", ["--plain"]),
    ]
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testNoneIsLostAtAnyTime() throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(15, all: 700) {
            let (name, arguments) = Self.programs.randomElement(using: &random) ?? Self.programs[0]
            let signal = Self.signals.randomElement(using: &random) ?? SIGTERM
            let program = try TerminalProgram(
                BuildFolder.url.appendingPathComponent(name).path, arguments,
                environment: home.environment)
            spin(.random(in: 0...2_500, using: &random))
            program.signal(signal)
            XCTAssertEqual(try program.waitForEnd(), .signal(signal), name)
            XCTAssertTrue(program.screen.isGivenBack, "\(program.screen.modes)")
            XCTAssertEqual(program.terminal.settings, program.settingsBefore)
        }
    }

    /// Lets the program run for a varying time: the start takes about a thousand of these.
    private func spin(_ count: Int) {
        for _ in 0..<count { sched_yield() }
    }
}
