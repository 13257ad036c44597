import Foundation
import XCTest

/// The recording that the text of an error names.
struct Recording {
    let text: String

    init(_ error: any Error) throws {
        let path = "\(error)".firstMatch(of: /Recorded in (\S+):/).map { String($0.1) }
        try self.init(at: XCTUnwrap(path, "\(error)"))
    }

    init(at path: String) throws {
        text = try String(contentsOfFile: path, encoding: .utf8)
        try FileManager.default.removeItem(atPath: path)
    }

    private var lines: [Substring] { text.split(separator: "\n") }

    var header: String { lines.first.map(String.init) ?? "" }

    /// The steps without their effects.
    var steps: [String] {
        lines.dropFirst().filter { !$0.hasPrefix("> ") && !$0.hasPrefix("| ") }.map {
            String($0.split(separator: " -> ")[0])
        }
    }
}

/// An empty folder for the recordings of a test.
struct RecordingFolder {
    private static let variable = "WAYLINE_RECORDINGS"
    let path: String

    init() throws {
        let below = FileManager.default.temporaryDirectory
        path = below.appendingPathComponent("recordings-\(UUID().uuidString)").path
        setenv(Self.variable, path, 1)
    }

    /// The names of the files, in order.
    var names: [String] {
        get throws {
            if !FileManager.default.fileExists(atPath: path) { return [] }
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        }
    }

    /// The recording in the only file. Its name begins with `name`.
    func recording(_ name: String) throws -> Recording {
        let names = try names
        XCTAssertEqual(names.count, 1, "\(names)")
        let file = try XCTUnwrap(names.first { $0.hasPrefix("\(name)-") }, "\(names)")
        return try Recording(at: "\(path)/\(file)")
    }

    /// Creates a file that was written so many seconds ago.
    func add(_ name: String, age: Double) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        let date = Date(timeIntervalSinceNow: -age)
        let attributes: [FileAttributeKey: Any] = [.modificationDate: date]
        XCTAssertTrue(manager.createFile(atPath: "\(path)/\(name)", contents: Data()))
        try manager.setAttributes(attributes, ofItemAtPath: "\(path)/\(name)")
    }

    func remove() {
        unsetenv(Self.variable)
        try? FileManager.default.removeItem(atPath: path)
    }
}

extension XCTestCase {
    /// Creates a folder in which this test finds its recordings.
    func recordingFolder() throws -> RecordingFolder {
        let folder = try RecordingFolder()
        addTeardownBlock { folder.remove() }
        return folder
    }
}
