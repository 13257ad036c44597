import Foundation
import XCTest

/// A package can have the main actor as its default isolation. `GoldenScreens` has none.
final class IsolationTests: XCTestCase {
    func testAFlowWithSecretsCompilesOnTheMainActorByDefault() throws {
        let path = ProjectFiles.path("Tests/Golden/Sources/GoldenScreens/SignUp")
        let folder = URL(fileURLWithPath: path)
        let files = try FileManager.default.subpathsOfDirectory(atPath: path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        XCTAssertTrue(files.contains("SignUpScreen.swift"))
        let output = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: output) }
        let modules = BuildFolder.url.appendingPathComponent("Modules").path
        let compiler = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            [
                "swiftc", "-swift-version", "6", "-default-isolation", "MainActor", "-wmo",
                "-parse-as-library", "-emit-sil", "-o", Compiler.output(in: output), "-module-name",
                "Golden", "-I", modules,
            ] + files, folder: folder)
        XCTAssertEqual(compiler.errors, "")
        XCTAssertEqual(compiler.status, 0)
    }
}
