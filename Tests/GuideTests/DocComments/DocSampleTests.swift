import Foundation
import XCTest

final class DocSampleTests: XCTestCase {
    func testTheSamplesInDocCommentsAreCompiled() throws {
        let sources = try swiftFiles(in: "Tests") { $0.hasPrefix("GuideTests/") }
            .map { DocSample.trimmed($0.text) }
        let samples = try swiftFiles(in: "Sources") { _ in true }
            .flatMap { DocSample.samples(in: $0.text, of: $0.path) }
        XCTAssertEqual(samples.compactMap { $0.complaint(sources) }, [])
    }

    func testASampleIsFoundHoweverItIsIndented() {
        let source = DocSample.trimmed("func test() {\n    let a = 1\n\n    use(a)\n}")
        XCTAssertNil(
            DocSample(file: "A.swift", line: 1, lines: ["let a = 1", "", "use(a)"]).complaint([
                source
            ]))
    }

    func testASampleThatIsNotCompiledIsNamed() {
        let text = "/// A.\n///\n/// ```swift\n/// let a = 1\n/// ```\nstruct A {}"
        let samples = DocSample.samples(in: text, of: "A.swift")
        XCTAssertEqual(
            samples.map { $0.complaint([["let a = 2"]]) },
            [
                """
                A.swift:4: this sample is not compiled. Put the same lines, one after another, in \
                a \
                file of Tests/GuideTests.
                """
            ])
    }

    private func swiftFiles(
        in folder: String, where isMeant: (String) -> Bool
    ) throws -> [(path: String, text: String)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardized
        let paths = try FileManager.default.subpathsOfDirectory(
            atPath: root.appendingPathComponent(folder).path)
        return try paths.filter { $0.hasSuffix(".swift") && isMeant($0) }.map {
            let path = "\(folder)/\($0)"
            return (
                path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            )
        }
    }
}
