import Foundation
import WaylineGenerator
import XCTest

/// The generated files follow the project's layout, with names of any length.
final class LayoutTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("wayline-layout-\(UUID())")

    override func tearDown() {
        do { try FileManager.default.removeItem(at: folder) } catch { XCTFail("\(error)") }
    }

    func testEachCombinationPassesTheLint() throws {
        for template in Template.builtIn {
            for request in requests(template) + [manyWords(template)] {
                for file in try template.files(
                    for: request, sources: "Sources/Screens", tests: "Tests/ScreensTests")
                {
                    try write(file)
                }
            }
        }
        XCTAssertEqual(try lint(), "")
    }

    func testANewPackagePassesTheLint() throws {
        for length in [8, 30, PackageSkeleton.longestName] {
            let name = GoldenScreen.long("Bakery", length)
            for file in PackageSkeleton(name: name, wayline: .folder("../wayline")).files {
                try write(RenderedFile(path: "\(name)/\(file.path)", text: file.text))
            }
        }
        XCTAssertEqual(try lint(), "")
    }

    /// Each length, with a flow and without, with protocols and without, with no child, one and three.
    private func requests(_ template: Template) -> [ScreenRequest] {
        let name = template.name.prefix(1).uppercased()
        return [3, 8, 37, 60].flatMap { length in
            [[], ["A"], ["A", "B", "C"]].flatMap { begins in
                let children = begins.map { GoldenScreen.long($0, max(60 - length, 1)) }
                return ["S", "F", "P", "W"].map { kind in
                    GoldenScreen.request(
                        GoldenScreen.long("\(name)\(begins.count)\(kind)", length), template,
                        children: length == 60 ? [] : children,
                        hasCoordinator: "FW".contains(kind), hasProtocol: "PW".contains(kind))
                }
            }
        }
    }

    /// A name with as many words as allowed.
    private func manyWords(_ template: Template) -> ScreenRequest {
        GoldenScreen.request(
            template.name.prefix(1).uppercased() + "bc" + String(repeating: "Abc", count: 19),
            template,
            children: [], hasCoordinator: true, hasProtocol: true)
    }

    private func write(_ file: RenderedFile) throws {
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
