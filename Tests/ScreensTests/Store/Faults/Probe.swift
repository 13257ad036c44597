import Foundation
import Glibc

/// A child process that signs up one user after the other.
final class Probe {
    private let process = Process()
    private let output = Pipe()
    private var rest = Data()

    /// Starts a process that signs up `count` users in `folder`, numbered from `first`.
    convenience init(
        _ folder: URL, first: Int = 0, count: Int = 1_000_000, _ options: [String] = []
    ) throws {
        try self.init(arguments: ["sign-up", folder.path, "\(first)", "\(count)"] + options)
    }

    init(arguments: [String]) throws {
        process.executableURL = TestBuild.executable("ScreensProbe")
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// The next line it writes; nil if it has ended.
    func line() -> String? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = rest[rest.index(after: end)...] }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }

    /// Waits for the end, and returns the remaining lines.
    func lines() -> [String] {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        process.waitUntilExit()
        return lines
    }

    func kill() {
        Glibc.kill(process.processIdentifier, SIGKILL)
    }
}
