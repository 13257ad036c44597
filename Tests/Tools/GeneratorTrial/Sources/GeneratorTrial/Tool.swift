import Foundation

/// A program, run to its end. A failure is an error.
struct Tool {
    let path: String
    var arguments: [String] = []
    var folder: URL?
    var input = ""

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// Runs the tool. Returns the text of both of its outputs.
    @discardableResult
    func run() throws -> String {
        let process = Process()
        let (output, input) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [path] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        process.standardInput = input
        try input.fileHandleForWriting.write(contentsOf: Data(self.input.utf8))
        try input.fileHandleForWriting.close()
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else {
            let line = ([path] + arguments).joined(separator: " ")
            throw Failure("'\(line)' ended with \(process.terminationStatus):\n\(text)")
        }
        return text
    }
}
