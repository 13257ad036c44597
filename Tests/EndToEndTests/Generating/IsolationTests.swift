import Foundation
import XCTest

/// The code of an app compiles with the main actor as the default isolation of its target, and
/// without. In this package, only `GoldenScreens` has it.
final class IsolationTests: XCTestCase {
    func testGeneratedScreensCompileWithoutIt() throws {
        try assertCompiles("Tests/Golden/Sources/GoldenScreens")
    }

    func testAppsCompileWithIt() throws {
        for app in ["Tests/ExploredApps", "Tests/GuideTests/Observation/Trip"] {
            try assertCompiles(
                app, "-default-isolation", "MainActor",
                "-enable-upcoming-feature", "InferIsolatedConformances",
                "-enable-upcoming-feature", "NonisolatedNonsendingByDefault")
        }
    }

    private func assertCompiles(
        _ path: String, _ options: String..., at line: UInt = #line
    ) throws {
        let folder = URL(fileURLWithPath: ProjectFiles.path(path))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        XCTAssertFalse(files.isEmpty, line: line)
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: output) }
        let modules = BuildFolder.url.appendingPathComponent("Modules").path
        let compiler = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            [
                "swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo",
                "-parse-as-library", "-enable-upcoming-feature", "InternalImportsByDefault",
                "-emit-sil", "-o", Compiler.output(in: output), "-module-name", "Isolated", "-I",
                modules,
            ] + options + files, folder: folder)
        XCTAssertEqual(compiler.errors, "", line: line)
        XCTAssertEqual(compiler.status, 0, line: line)
    }
}
