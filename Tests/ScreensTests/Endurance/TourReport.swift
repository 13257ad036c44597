import Foundation
import SampleSupport

/// The report of a child process on its tour through the app.
struct TourReport {
    /// The bytes in use after each round.
    let bytes: [Int]

    /// The objects that have left but are still alive.
    let leaks: [String]

    /// The error that stopped the tour, if there was one.
    let errors: String

    init(rounds: Int) throws {
        let folder = try TemporaryFolder()
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = TestBuild.executable("ScreensProbe")
        process.arguments = ["tour", folder.dataURL.path, "\(rounds)"]
        // Without the C library's cache for each thread, each byte in use belongs to somebody.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let lines = try Self.text(output).split(separator: "\n").map(String.init)
        self.errors = try Self.text(errors)
        process.waitUntilExit()
        bytes = lines.compactMap { $0.hasPrefix("bytes ") ? Int($0.dropFirst(6)) : nil }
        leaks = lines.filter { $0.hasPrefix("leak ") }
    }

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
