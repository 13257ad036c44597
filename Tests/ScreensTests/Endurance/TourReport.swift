import Foundation

/// What a child process says of its tour through the app.
struct TourReport {
    /// How many bytes were in use after each round.
    let bytes: [Int]

    /// What was still alive that had left.
    let leaks: [String]

    /// What stopped the tour, if anything did.
    let errors: String

    init(rounds: Int) throws {
        let folder = try TemporaryFolder()
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = TestBuild.executable("AppTour")
        process.arguments = [folder.dataURL.path, "\(rounds)"]
        // Without what the C library keeps for each thread, a byte in use is one that somebody holds.
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
