import Foundation
import XCTest

/// `explore --keep` of a built program, which tries the scripts of earlier problems in copies of
/// itself.
final class KeptCrashTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("problems-\(UUID().uuidString)").path

    override func tearDown() {
        do { try FileManager.default.removeItem(atPath: file) } catch {}
    }

    private func explore(_ fault: String, _ words: String...) throws -> BuiltApp {
        try BuiltApp([fault, "explore", "--keep", file] + words, program: "BakeryProgram")
    }

    private func kept() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

    func testACrashAndAStepThatDoesNotEndAreTriedFirst() throws {
        for (fault, text) in [
            ("crash", "Fatal error: The stairs are broken.\n    choose \"Cellar\"\n"),
            ("hang", "trap: the last step does not end\n    choose \"Cellar\"\n"),
        ] {
            _ = try explore(fault)
            let file = try kept()
            XCTAssertTrue(file.hasSuffix(text), file)
            // The search itself finds nothing in this time.
            let again = try explore(fault, "--budget", "0s")
            XCTAssertEqual(again.status, 1)
            XCTAssertTrue(again.output.hasPrefix("trap: the last step "), again.output)
            XCTAssertTrue(again.output.contains(text + "\nNot seen:\n"), again.output)
            XCTAssertEqual(try kept(), file)
        }
    }

    func testAStepThatWaitsForAnotherThreadIsNoProblem() throws {
        _ = try explore("block")
        XCTAssertTrue(try kept().contains("choose \"Cellar\"\n"))
        let again = try explore("bridge", "--budget", "0s")
        XCTAssertEqual(again.status, 0, again.output)
        XCTAssertFalse(try kept().contains("choose"))
    }
}
