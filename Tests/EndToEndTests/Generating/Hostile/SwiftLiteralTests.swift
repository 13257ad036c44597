import Foundation
import TestSupport
import WaylineValues
import XCTest

@testable import WaylineGenerator

/// The compiler reads the literal of a text as that text.
final class SwiftLiteralTests: XCTestCase {
    func testTheCompilerReadsEachTextUnchanged() throws {
        var random = SplitMix.printed()
        let texts = HostileText.all + (0..<500).map { _ in HostileText.random(using: &random) }
        let literals = texts.map { "    \($0.quoted),\n" }.joined()
        let folder = try WorkFolder([
            "main.swift": "let texts: [String] = [\n\(literals)]\n"
                + "for text in texts {\n"
                + "    print(text.utf8.map { String($0) }.joined(separator: \",\"))\n}\n"
        ])
        for arguments in [["swiftc", "-Onone", "main.swift", "-o", "literals"], ["./literals"]] {
            let command = try ProgramRun(
                URL(fileURLWithPath: "/usr/bin/env"), arguments, folder: folder.url)
            XCTAssertEqual(command.errors, "")
            guard arguments.count == 1 else { continue }
            let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertEqual(lines.count, texts.count + 1)
            for (line, text) in zip(lines, texts) {
                let bytes = text.utf8.map { String($0) }.joined(separator: ",")
                XCTAssertEqual(String(line), bytes, text.debugDescription)
            }
        }
    }

    func testTheManifestOfEachNewPackageIsRead() throws {
        var files: [String: String] = [:]
        for (number, text) in HostileText.all.enumerated() {
            for (kind, wayline) in [
                ("folder", WaylineLocation.folder(text)), ("address", .address("https://\(text)")),
            ] {
                let skeleton = PackageSkeleton(name: "Shop", wayline: wayline)
                files["\(kind)\(number).swift"] = skeleton.files().first?.text
            }
        }
        let folder = try WorkFolder(files)
        let command = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-parse"] + files.keys.sorted(),
            folder: folder.url)
        XCTAssertEqual(command.errors, "")
        XCTAssertEqual(command.status, 0)
    }
}
