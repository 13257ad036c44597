import Foundation
import Mutator
import XCTest

/// The mutants of whole modules: the generated screens, and the sample.
final class MutatedModuleTests: XCTestCase {
    func testSwitchesLeaveTheRestAsItIs() throws {
        for folder in ["Tests/Golden/Sources/GoldenScreens", "Sources/Screens"] {
            let sources = try sources(folder)
            let module = MutatedModule(sources)
            XCTAssertGreaterThan(module.mutants.count, 100)
            let all = Set(module.mutants.map(\.number))
            for (path, source) in module.files {
                let start = source.mutants.isEmpty ? "" : "public import Mutants; "
                XCTAssertEqual(source.text(without: all), start + (sources[path] ?? ""))
            }
        }
    }

    func testTheSourceKeepsItsLines() throws {
        for (path, text) in try sources("Sources/Screens") {
            let mutated = MutatedSource(text, file: path).text()
            XCTAssertEqual(
                mutated.split(separator: "\n", omittingEmptySubsequences: false).count,
                text.split(separator: "\n", omittingEmptySubsequences: false).count, path)
        }
    }

    /// A statement, or an element, can be left out, and its value can be changed in two ways at
    /// most.
    func testNothingIsMutatedTwice() throws {
        for (path, text) in try sources("Sources/Screens") {
            let values = MutatedSource(text, file: path).mutants.filter {
                [.condition, .literal, .value].contains($0.sort)
            }
            for (_, mutants) in Dictionary(grouping: values, by: \.place) where mutants.count > 1 {
                XCTAssertEqual(mutants.map(\.after), ["another value", "a third value"], path)
            }
        }
    }

    func testNumbersGoOnFromFileToFile() {
        let module = MutatedModule(["B.swift": "let b = 1", "A.swift": "let a = [1]"])
        XCTAssertEqual(module.mutants.map(\.number), [1, 2, 3])
        XCTAssertEqual(module.mutants.map(\.file), ["A.swift", "A.swift", "B.swift"])
    }

    func testFilesCanBeLeftOut() {
        let module = MutatedModule(["A.swift": "let a = 1", "B.swift": "let b = 1"]) {
            $0.hasPrefix("B")
        }
        XCTAssertEqual(module.files.map { $0.source.text() }.first, "let a = 1")
        XCTAssertEqual(module.mutants.map(\.file), ["B.swift"])
    }

    func testMutantsThatDoNotCompileAreLeftOut() {
        let module = MutatedModule(["A/B.swift": "func f() {\n    go(\n        x)\n    end()\n}"])
        let output = """
            /x/A/B.swift:3:9: error: 'x' is not there
            /y/A/B.swift:4:9: error: another folder
            /x/A/B.swift:4:5: warning: no error
            """
        let refused = module.refused(by: output, in: "/x")
        XCTAssertEqual(refused, [1])
        XCTAssertEqual(
            module.files.first?.source.text(without: refused),
            "public import Mutants; func f() {\n    go(\n        x)\n    if !Mutants.isOn(2) { "
                + "end() }\n}"
        )
    }

    private func sources(_ folder: String) throws -> [String: String] {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../\(folder)")
            .standardized
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .reduce(into: [:]) {
                let url = folder.appendingPathComponent($1)
                $0[$1] = try String(contentsOf: url, encoding: .utf8)
            }
    }
}
