import Foundation
import WaylineValues
import XCTest

@testable import WaylineGenerator

/// The generated files follow the project's layout, with names of any length.
final class LayoutTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("wayline-layout-\(UUID())")

    override func tearDown() {
        do { try FileManager.default.removeItem(at: folder) } catch { XCTFail("\(error)") }
    }

    /// The template follows the layout; lines that a long name makes too long are formatted.
    func testEachCombinationPassesTheLint() throws {
        let package = try SamplePackage([".swift-format": PackageSkeleton.layout])
        var generation = try Generation(package.package())
        let plan = try generation.plan(requests() + [manyWords()])
        for file in plan.changes where !file.path.hasSuffix("ScreenList.swift") {
            let text = String(decoding: file.after ?? [], as: UTF8.self)
            if file.path.hasSuffix(".swift") { try write(TextFile(path: file.path, text: text)) }
        }
        XCTAssertEqual(try lint(), "")
    }

    func testShortNamesNeedNoFormatting() throws {
        for framework in TestFramework.allCases {
            let settings = PackageSettings(
                sources: "Sources/Screens", tests: "Tests/\(framework)", framework: framework)
            for request in try requests() where request.name.count <= 12 {
                for file in try Template.builtIn.files(for: request, in: settings) {
                    try write(file)
                }
            }
        }
        XCTAssertEqual(try lint(), "")
    }

    func testPreviewsPassTheLint() throws {
        let settings = PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests")
        for kind in [ScreenKind.list, .detail] {
            let request = try ScreenRequest.of("Orders", ["id:Int"], kind: kind)
            for file in try Template.builtIn.files(for: request, in: settings) {
                try write(TextFile(path: "\(kind)/\(file.path)", text: file.text))
            }
        }
        XCTAssertEqual(try lint(), "")
    }

    func testANewPackagePassesTheLint() throws {
        for length in [8, 30, PackageName.longest] {
            let name = GoldenScreen.long("Bakery", length)
            for framework in TestFramework.allCases {
                let skeleton = PackageSkeleton(
                    name: name, wayline: .folder("../wayline"), framework: framework)
                for file in skeleton.files() {
                    try write(TextFile(path: "\(framework)/\(name)/\(file.path)", text: file.text))
                }
            }
        }
        XCTAssertEqual(try lint(), "")
    }

    /// Each length, with a flow and without, with no child, one and three.
    private func requests() throws -> [ScreenRequest] {
        try [3, 8, 12, 60].flatMap { length in
            try [[], ["A"], ["A", "B", "C"]].flatMap { begins in
                let children = begins.map {
                    GoldenScreen.long($0, length > 12 ? max(60 - length, 1) : 6)
                }
                return try ["S", "F"].map { kind in
                    try GoldenScreen.request(
                        long("C\(begins.count)\(kind)", length),
                        begins.count == 0 ? .form : begins.count == 1 ? .list : .detail,
                        fields: ["name", "count:Int"],
                        children: length == 60 ? [] : children, hasCoordinator: kind == "F")
                }
            }
        }
    }

    /// A name of this many letters, in few words.
    private func long(_ name: String, _ count: Int) -> String {
        name + String(repeating: "x", count: max(0, count - name.count))
    }

    /// A name with as many words as allowed.
    private func manyWords() throws -> ScreenRequest {
        try GoldenScreen.request(
            "Cbc" + String(repeating: "Abc", count: 19), fields: ["name"], hasCoordinator: true)
    }

    private func write(_ file: TextFile) throws {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
    }

    private func lint() throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "format", "lint", "--strict", "--recursive", "--parallel", "--configuration",
            Package.file(".swift-format").path, folder.path,
        ]
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(bytes: output, encoding: .utf8) ?? ""
    }
}
