import Foundation
import PseudoTerminals
import Randomness
import XCTest

/// With few descriptors or little memory the program either works, or ends with status 1 and a
/// sentence. It does not trap, and it does not wait forever.
final class ScarcityTests: XCTestCase {
    private static let starts =
        Start.runs + [Start.online]
        + Start.commands.filter { ["--help", "list"].contains($0.arguments[0]) }
    private static let files =
        "The limit on open files is too low: the app needs 32 more. Raise it "
        + "('ulimit -n'), then try again.\n"
    private static let memory =
        "There is too little free memory: the app needs 128 MiB. Raise the limits "
        + "('ulimit -d' and 'ulimit -v'), or end other programs, then try again.\n"
    private let app = BuildFolder.url.appendingPathComponent("app").path
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testFewDescriptors() throws {
        try assert(Array(3...40), "-n", says: Self.files)
    }

    func testLittleMemory() throws {
        try assert(Self.sizes, "-d", says: Self.memory)
    }

    func testFewAddresses() throws {
        try assert(Self.sizes.map { $0 + 40_000 }, "-v", says: Self.memory)
    }

    func testTheFullScreen() throws {
        let limits = [("-n", 10), ("-n", 24), ("-d", 61_440), ("-v", 200_000), ("-n", 99)]
        for (option, limit) in limits {
            let app = try TerminalProgram(
                "/bin/sh", ["-c", "ulimit \(option) \(limit) && exec \"$0\"", app],
                columns: 200, environment: home.environment)
            try app.wait { $0.text.contains("try again.") || $0.text.contains("Forgot password") }
            let isRefused = app.screen.text.contains("('ulimit")
            if !isRefused { app.send("\u{3}") }
            XCTAssertEqual(
                try app.waitForEnd(), .status(isRefused ? 1 : 0), "\(option) \(limit)")
            XCTAssertTrue(app.screen.isGivenBack)
        }
    }

    /// KiB, from too little for the loader to more than enough.
    private static let sizes = Array(stride(from: 2_000, through: 162_000, by: 8_000))

    private func assert(
        _ limits: [Int], _ option: String, says sentence: String, line: UInt = #line
    ) throws {
        let step = max(1, limits.count / TestSize.count(3, all: limits.count))
        for limit in stride(from: 0, to: limits.count, by: step).map({ limits[$0] }) {
            for start in Self.starts {
                let place = "\(start.name), ulimit \(option) \(limit)"
                let end = try run(start, "\(option) \(limit)")
                // Before the program begins, the system's loader prints its own sentence.
                let isLoader = end.errors.contains("error while loading shared libraries")
                if isLoader, end.status == 127 { continue }
                XCTAssertEqual(end.status, end.errors.isEmpty ? 0 : 1, place, line: line)
                let isTrue =
                    start.readsAPackage && end.errors.hasSuffix(": Too many open files.\n")
                    || ["", sentence].contains(end.errors)
                XCTAssertTrue(isTrue, "\(place): \(end.errors)", line: line)
                if !start.isRun && !start.readsAPackage {
                    XCTAssertEqual(end.status, 0, place, line: line)
                }
            }
        }
    }

    /// Runs a program under a limit, and kills it if it waits forever.
    private func run(_ start: Start, _ limit: String) throws -> Command {
        try Command(
            URL(fileURLWithPath: "/usr/bin/timeout"),
            ["-s", "KILL", "20", "/bin/sh", "-c", "ulimit \(limit) && exec \"$0\" \"$@\"", app]
                + start.arguments, input: start.input, environment: home.environment)
    }
}
