import Foundation
import XCTest

/// A block of Swift that is not compiled somewhere does not stand in the documentation.
final class DocumentationTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
        .standardized

    func testEachSwiftBlockIsCompiled() throws {
        let sources = try ["Sources", "Tests", "Benchmarks"].flatMap { try files($0, ".swift") }
        let compiled = try sources.map { dense(try text($0)) }
        let pages = try ["README.md", "CONTRIBUTING.md"] + files("Docs", ".md")
        for page in pages {
            for block in swiftBlocks(try text(page))
            where !compiled.contains(where: { $0.contains(dense(block)) }) {
                XCTFail("\(page) shows Swift that stands in no file that is compiled:\n\(block)")
            }
        }
    }

    func testTheReadmeHasSwiftToCheck() throws {
        XCTAssertFalse(swiftBlocks(try text("README.md")).isEmpty)
    }

    private func files(_ folder: String, _ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder)
            .filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func swiftBlocks(_ page: String) -> [String] {
        page.components(separatedBy: "\n```swift\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
    }

    /// The text without indentation and empty lines, which a page may lay out in its own way.
    private func dense(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return "\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }
}
