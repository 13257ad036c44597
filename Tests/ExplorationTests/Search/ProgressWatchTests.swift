import Foundation
import XCTest

@testable import WaylineExploration

/// The watch counts its own calls and the processor time of the process, so that no test waits for
/// a clock.
final class ProgressWatchTests: XCTestCase {
    /// More calls than any rest may take.
    private static let manyCalls = 20_000

    private let process = Process()

    override func tearDown() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    private func start(_ command: String) throws {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        try process.run()
    }

    private func firstHalt(
        _ watch: inout ProgressWatch, within calls: Int = .max
    ) -> ProgressWatch.Halt? {
        for _ in 0..<calls {
            if let halt = watch.halt(of: process.processIdentifier) { return halt }
        }
        return nil
    }

    func testAProcessWhoseThreadsSleepRests() throws {
        try start("exec sleep 1000")
        var watch = ProgressWatch(patience: .seconds(1))
        XCTAssertEqual(firstHalt(&watch), .rest)
    }

    func testAProcessThatUsesTheProcessorForTooLongHasHalted() throws {
        try start("while :; do :; done")
        var watch = ProgressWatch(patience: .milliseconds(200))
        XCTAssertEqual(firstHalt(&watch), .work)
    }

    /// A stopped process gets no time of the processor, like one on a busy machine.
    func testAProcessThatGetsNoTimeHasNotHalted() throws {
        try start("while :; do :; done")
        kill(process.processIdentifier, SIGSTOP)
        var watch = ProgressWatch(patience: .seconds(1))
        XCTAssertNil(firstHalt(&watch, within: Self.manyCalls))
    }

    func testProgressBeginsANewTime() throws {
        try start("exec sleep 1000")
        var watch = ProgressWatch(patience: .seconds(1))
        XCTAssertEqual(firstHalt(&watch), .rest)
        watch.noteProgress()
        XCTAssertNil(firstHalt(&watch, within: 10))
    }
}
