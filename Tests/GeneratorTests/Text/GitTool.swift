import Foundation
import XCTest

/// A temporary folder in which Git and `patch` process texts.
struct GitTool {
    let folder: URL

    init(for test: XCTestCase) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("wayline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.folder = folder
        test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    }

    /// - Parameter text: nil removes the file.
    func write(_ text: String?, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        if let text {
            try Data(text.utf8).write(to: file)
        } else if FileManager.default.fileExists(atPath: file.path) {
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Nil if there is no such file.
    func read(_ name: String) throws -> String? {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Runs the tool. Returns its output and its status.
    func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
