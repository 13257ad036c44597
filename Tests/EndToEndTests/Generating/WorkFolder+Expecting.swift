import Foundation
import TestSupport
import XCTest

extension WorkFolder {
    /// Runs the program with the words of `line`, and compares its whole output. Nil accepts any
    /// output, and `~` stands for the folder around this one. The record of a run is called `RUN`,
    /// and the hashes of Git `HASH`.
    func expect(
        _ line: String, output: String? = "", errors: String? = "", status: Int32 = 0,
        by launcher: Launcher = .none, at place: UInt = #line, file: StaticString = #filePath
    ) throws {
        let words = line.split(separator: " ").map(String.init)
        try expect(
            words, output: output, errors: errors, status: status, by: launcher, at: place,
            file: file)
    }

    func expect(
        _ words: [String], output: String? = "", errors: String? = "", status: Int32 = 0,
        by launcher: Launcher = .none, at place: UInt = #line, file: StaticString = #filePath
    ) throws {
        let app = try run(words, by: launcher)
        let line = words.joined(separator: " ")
        if let output {
            XCTAssertEqual(printable(app.output), output, line, file: file, line: place)
        }
        if let errors {
            XCTAssertEqual(printable(app.errors), errors, line, file: file, line: place)
        }
        XCTAssertEqual(app.status, status, line + app.errors, file: file, line: place)
    }

    /// Expects that the command does nothing, for this reason.
    func expectRefusal(
        _ words: [String], _ reason: String, status: Int32, by launcher: Launcher = .none,
        at place: UInt = #line, file: StaticString = #filePath
    ) throws {
        try expectNoChange(at: place, file: file) {
            try expect(
                words, errors: reason + "\n", status: status, by: launcher, at: place, file: file)
        }
    }

    /// Expects that the command does nothing, for this reason.
    func expectRefusal(
        _ line: String, _ reason: String, status: Int32 = 1, by launcher: Launcher = .none,
        at place: UInt = #line, file: StaticString = #filePath
    ) throws {
        let words = line.split(separator: " ").map(String.init)
        try expectRefusal(words, reason, status: status, by: launcher, at: place, file: file)
    }

    /// Expects that `work` changes no file, folder or permission.
    func expectNoChange(
        at place: UInt = #line, file: StaticString = #filePath, _ work: () throws -> Void
    ) throws {
        let before = try tree()
        try work()
        try expectTree(before, at: place, file: file)
    }

    /// Expects that each file, folder and permission is as it was then.
    func expectTree(
        _ before: FileTree, at place: UInt = #line, file: StaticString = #filePath
    ) throws {
        XCTAssertEqual(try tree().differences(from: before), [], file: file, line: place)
    }

    /// Returns an output with names in place of texts that differ in each run.
    func printable(_ text: String) -> String {
        text.replacing(url.deletingLastPathComponent().path, with: "~")
            .replacing(/[0-9a-f]{16}/, with: "RUN")
            .replacing(/index [0-9a-f]+\.\.[0-9a-f]+.*/, with: "index HASH")
    }
}
