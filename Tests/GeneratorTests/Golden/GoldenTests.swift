import Foundation
import XCTest

@testable import WaylineGenerator

/// The generated files are in the package too, where they are compiled, linted and tested.
///
/// After a change of a template, let the test write them: WAYLINE_DRAW=1 swift test --filter
/// GoldenTests
final class GoldenTests: XCTestCase {
    private static let folder = "Tests/Golden"

    func testGeneratedFilesEqualTheCompiledOnes() throws {
        let files = try GoldenScreen.files().reduce(into: [:]) {
            $0["\(Self.folder)/\($1.path)"] = $1.text
        }
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] != nil { try draw(files) }
        let golden = try Self.golden()
        XCTAssertEqual(golden.keys.sorted(), files.keys.sorted())
        for (path, text) in files where golden[path] != text {
            XCTFail("\(path) is not what the generator makes")
        }
    }

    private func draw(_ files: [String: String]) throws {
        try FileManager.default.removeItem(at: Package.file(Self.folder))
        for (path, text) in files {
            let url = Package.file(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private static func golden() throws -> [String: String] {
        let folder = Package.file(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .reduce(into: [:]) {
                let url = folder.appendingPathComponent($1)
                $0["\(Self.folder)/\($1)"] = try String(contentsOf: url, encoding: .utf8)
            }
    }
}
