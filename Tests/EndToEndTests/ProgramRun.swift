import Dispatch
import Foundation

/// A program, run to its end as a separate process.
struct ProgramRun {
    let output: String
    let errors: String
    let status: Int32

    /// Runs `executable`, with `input` from a pipe, and `environment` added to that of this
    /// process.
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
        // Written first: if the program ended without reading, a broken pipe would end the tests.
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        // Foundation's own wait checks only every 50 ms.
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
