import Foundation
import WaylineCommandLine
import XCTest

/// The version stands in one place, and the CHANGELOG agrees with it.
final class VersionTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func testItIsTheNewestInTheChangelog() throws {
        let log = try text("CHANGELOG.md")
        let newest = log.firstMatch(of: /\d+\.\d+\.\d+/).map { String($0.output) }
        XCTAssertEqual(newest, Program.number)
        XCTAssertEqual(Program.version, "Wayline \(Program.number)")
    }

    func testItIsTheNewestTag() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "git", "-C", root.path, "tag", "--sort=-v:refname", "--points-at", "HEAD",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let tags = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = tags.split(separator: "\n").filter {
            $0.wholeMatch(of: /\d+\.\d+\.\d+/) != nil
        }
        XCTAssertTrue(numbers.allSatisfy { $0 == Program.number }, tags)
    }

    func testTheGuidesNameIt() throws {
        for path in ["README.md", "Docs/Versions.md"] {
            XCTAssertTrue(try text(path).contains(Program.number), path)
        }
    }
}
