import Dispatch
import Foundation

/// A program, run as a process of its own to its end.
struct Command {
    let output: String
    let errors: String
    let status: Int32

    /// Runs `executable`, with `input` coming through a pipe, and `environment` added to this one.
    init(
        _ executable: URL, _ arguments: [String], input: String = "",
        environment: [String: String] = [:], folder: URL? = nil
    ) throws {
        let process = Process()
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        // Written first: a program that ends without reading would end the tests by a broken pipe.
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        // Foundation's own wait looks every 50 ms only.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        output = try Self.text(stdout)
        errors = try Self.text(stderr)
        end.wait()
        status = process.terminationStatus
    }

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
