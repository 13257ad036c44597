import Foundation
import XCTest

/// A step that does not end, or that ends the process, in a search within this process, as a test
/// runs it, and the scripts of such steps.
final class EndlessStepTests: XCTestCase {
    private static let rule =
        "A step may use the processor for five times 'ExplorationLimits.patience'. This process is "
        + "busy with the step, so it ends here. "
    private static let noJournal =
        "In a search with 'journal: PATH', the next run leaves the step out.\n"

    private func bakery(_ words: String..., input: String = "") throws -> BuiltApp {
        try BuiltApp(words, program: "BakeryProgram", input: input)
    }

    func testASearchInATestEndsInAStepThatDoesNotEnd() throws {
        for fault in ["hang", "block"] {
            let run = try bakery("run", fault)
            XCTAssertEqual(run.status, SIGABRT)
            XCTAssertTrue(
                run.errors.hasPrefix("trap: the last step does not end\n    "), run.errors)
            XCTAssertTrue(
                run.errors.contains("    choose \"Cellar\"\n\(Self.rule)\(Self.noJournal)"),
                run.errors)
        }
    }

    func testTheScriptOfATestEndsInAStepThatDoesNotEnd() throws {
        let run = try bakery("after", "hang")
        XCTAssertEqual(run.status, SIGABRT)
        XCTAssertTrue(
            run.errors.hasPrefix(
                "trap: the last step does not end\n    choose \"Cellar\"\n\(Self.rule)"),
            run.errors)
    }

    func testTheNextRunWithTheJournalLeavesTheStepOut() throws {
        let journal = FileManager.default.temporaryDirectory
            .appendingPathComponent("journal-\(UUID().uuidString)").path
        defer { do { try FileManager.default.removeItem(atPath: journal) } catch {} }
        let first = try bakery("run", "hang", journal)
        XCTAssertEqual(first.status, SIGABRT)
        let advice = "The next run reports the problem and leaves the step out.\n"
        XCTAssertTrue(first.errors.contains(Self.rule + advice), first.errors)
        let second = try bakery("run", "hang", journal)
        XCTAssertEqual(second.status, 0)
        XCTAssertTrue(second.output.contains("trap: the last step does not end\n"), second.output)
        XCTAssertTrue(second.output.contains("    choose \"Cellar\"\n"), second.output)
        XCTAssertTrue(second.output.contains("except those that end the process"), second.output)
        XCTAssertFalse(FileManager.default.fileExists(atPath: journal))
    }

    func testTheScriptOfACrashHasTheVisitsThatItNeeds() throws {
        let run = try bakery("visits", "explore")
        let lines = run.output.split(separator: "\n")
        XCTAssertTrue(lines[0].hasSuffix("Fatal error: Index out of range"), run.output)
        let script = lines.dropFirst().prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        XCTAssertEqual(script.count { $0 == "choose \"Cellar\"" }, 3, run.output)
        let play = { (lines: [Substring]) in
            let input = lines.joined(separator: "\n")
            return try self.bakery("visits", "--script", "-", "--explored", input: input)
        }
        let crash = try play(script)
        XCTAssertTrue(crash.errors.contains("Fatal error: Index out of range"), crash.errors)
        XCTAssertEqual(try play(script.dropLast()).status, 0)
    }

    func testTheScriptOfAStepThatDoesNotEndHasTheVisitsThatItNeeds() throws {
        let run = try bakery("hang-visits", "explore")
        let visits = run.output.ranges(of: "    choose \"Cellar\"\n").count
        XCTAssertEqual(visits, 3, run.output)
        XCTAssertTrue(run.output.hasPrefix("trap: the last step does not end\n"), run.output)
    }
}
