import Dispatch
import Foundation
import TestSupport
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A run that is killed at any moment leaves the state from before, or the complete result.
final class KilledRunTests: XCTestCase {
    private static let screens = (1...30).map { "Screen\($0)" }

    /// A moment at which a run is killed: a file has appeared or disappeared.
    private struct Moment {
        let path: String
        let isThere: Bool
    }

    func testTheNextRunSaysWhatItDidAndTheTreeIsWhole() throws {
        var random = SplitMix.printed()
        let shop = try WorkFolder.shop()
        let without = try shop.tree()
        try shop.expect(line("generate") + ["--template", "tiny"], output: nil)
        let with = try shop.tree()
        var (isThere, ends) = (true, [String: Int]())
        for _ in 0..<TestSize.count(20, all: 150) {
            let moment = moment(isThere, &random)
            let words = isThere ? line("destroy") : line("generate") + ["--template", "tiny"]
            let wasKilled = try run(words, in: shop, killedAt: moment)
            if Int.random(in: 0..<3, using: &random) == 0 {
                _ = try run(["update"], in: shop, killedAt: self.moment(!isThere, &random))
            }
            let next = try shop.run(["update"])
            let tree = try shop.tree()
            let (before, after) = isThere ? (with, without) : (without, with)
            XCTAssertEqual(next.status, 0, next.errors)
            XCTAssertTrue(tree == before || tree == after, "\(moment) \(next.errors)")
            if next.errors.contains("taken back") { XCTAssertTrue(tree == before, "\(moment)") }
            if !wasKilled { XCTAssertTrue(tree == after, "\(moment)") }
            ends[next.errors, default: 0] += 1
            isThere = tree == with
        }
        print(ends)
        XCTAssertNotNil(ends["An earlier run was interrupted: its changes were taken back.\n"])
        XCTAssertTrue(Set(ends.keys).isSubset(of: Self.said), "\(ends.keys)")
    }

    private static let said: Set<String> = [
        "", "An earlier run was interrupted: its changes were taken back.\n",
    ]

    private func line(_ command: String) -> [String] { [command, "screen"] + Self.screens }

    private func moment(_ isThere: Bool, _ random: inout SplitMix) -> Moment {
        let number = Int.random(in: 0..<90, using: &random)
        let screen = Self.screens[number / 3]
        let record = ".wayline/screens/\(screen).json"
        let source = "Sources/ShopScreens/\(screen)/\(screen)Screen.swift"
        let done = [record, source].map { Moment(path: $0, isThere: !isThere) }
        // A draft is there only for a moment, and often is not seen.
        let draft = Moment(
            path: "\(isThere ? WorkFolder.list : source).wayline-draft", isThere: true)
        return (done + done + [draft]).randomElement(using: &random) ?? draft
    }

    /// Kills a run at this moment. Returns false if the run ended earlier.
    private func run(
        _ words: [String], in shop: WorkFolder, killedAt moment: Moment
    ) throws -> Bool {
        let process = Process()
        process.executableURL = BuildFolder.url.appendingPathComponent("wayline")
        process.arguments = words
        process.currentDirectoryURL = shop.url
        process.environment = ProcessInfo.processInfo.environment.merging(shop.home.environment) {
            $1
        }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let path = shop.url.appendingPathComponent(moment.path).path
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        while process.isRunning, (access(path, F_OK) == 0) != moment.isThere {
            // Leaves a processor to the run.
            sched_yield()
        }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        end.wait()
        return process.terminationReason == .uncaughtSignal
    }
}
