import Foundation
import TestSupport
import XCTest

/// With few descriptors the program either works, or ends with status 1 and a sentence. With little
/// memory, the commands that run no app work.
final class ScarcityTests: XCTestCase {
    private static let commands = Start.commands.filter {
        ["--help", "list"].contains($0.arguments[0])
    }
    private let app = BuildFolder.url.appendingPathComponent("app").path
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testFewDescriptors() throws {
        try assert(Array(3...40), "-n", Self.commands)
        try assert(Array(10...40), "-n", Start.runs)
    }

    func testLittleMemory() throws {
        try assert(Self.sizes, "-d", Self.commands)
    }

    func testFewAddresses() throws {
        try assert(Self.sizes.map { $0 + 39_000 }, "-v", Self.commands)
    }

    func testTheFullScreen() throws {
        for limit in [10, 24, 99] {
            let app = try TerminalProgram(
                "/bin/sh", ["-c", Self.script(limit), app],
                columns: 200, environment: home.environment)
            try app.wait { $0.text.contains("'ulimit -n") || $0.text.contains("Forgot password") }
            let isRefused = app.screen.text.contains("'ulimit -n")
            if !isRefused { app.send("\u{3}") }
            try app.wait { $0.text.contains("ended with") }
            XCTAssertTrue(app.screen.text.contains("ended with \(isRefused ? 1 : 0)"), "\(limit)")
            XCTAssertTrue(app.screen.isGivenBack)
            app.send("\n")
            XCTAssertEqual(try app.waitForEnd(), .status(0))
        }
    }

    /// The shell stays until it gets a line: when the first program of a terminal ends, the system
    /// can lose what was written last.
    private static func script(_ limit: Int) -> String {
        "(ulimit -n \(limit) && exec \"$0\"); echo \"ended with $?\"; read -r line"
    }

    /// KiB, from too little for the loader to more than enough. In between are about 500 KiB with
    /// which the loader succeeds, and the runtime then ends the program: not tested.
    private static let sizes = Array(stride(from: 2_000, through: 162_000, by: 8_000))

    private func assert(
        _ limits: [Int], _ option: String, _ starts: [Start], line: UInt = #line
    ) throws {
        let step = max(1, limits.count / TestSize.count(3, all: limits.count))
        for limit in stride(from: 0, to: limits.count, by: step).map({ limits[$0] }) {
            for start in starts {
                let place = "\(start.name), ulimit \(option) \(limit)"
                let end = try run(start, "\(option) \(limit)")
                // Before the program begins, the system's loader prints its own sentence.
                let isLoader = end.errors.contains("error while loading shared libraries")
                if isLoader, end.status == 127 { continue }
                XCTAssertEqual(end.status, end.errors.isEmpty ? 0 : 1, place, line: line)
                let isTrue =
                    end.errors.isEmpty
                    || option == "-n"
                        && (end.errors.contains("Too many open files")
                            || end.errors.contains("more open files"))
                XCTAssertTrue(isTrue, "\(place): \(end.errors)", line: line)
            }
        }
    }

    /// Runs a program under a limit, and kills it if it waits forever.
    private func run(_ start: Start, _ limit: String) throws -> ProgramRun {
        try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/timeout"),
            ["-s", "KILL", "20", "/bin/sh", "-c", "ulimit \(limit) && exec \"$0\" \"$@\"", app]
                + start.arguments, input: start.input, environment: home.environment)
    }
}
