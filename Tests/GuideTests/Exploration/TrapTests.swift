import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import XCTest

/// A journal names the step that has ended the process of an earlier run.
@MainActor
final class TrapTests: XCTestCase {
    private let journal = FileManager.default.temporaryDirectory
        .appendingPathComponent("journal-\(UUID().uuidString)").path

    override func tearDown() {
        do { try FileManager.default.removeItem(atPath: journal) } catch {}
    }

    func testAStepThatEndsTheProcessIsNamedByTheNextRun() async throws {
        let copy = try await journalAtTheCellar()
        try copy.write(toFile: journal, atomically: true, encoding: .utf8)
        var exploration = BakeryExploration(journal: journal)
        var count = 0
        exploration.onCellar = { count += 1 }
        let problems = try await exploration.run().problems
        XCTAssertEqual(problems.map(\.kind), [.trap])
        XCTAssertEqual(problems[0].text, "the last step has ended the process")
        XCTAssertEqual(problems[0].script.last, #"choose "Cellar""#)
        XCTAssertEqual(count, 0, "the step was taken again")
    }

    func testTheNextRunTriesTheStepAgain() async throws {
        let copy = try await journalAtTheCellar()
        try copy.write(toFile: journal, atomically: true, encoding: .utf8)
        _ = try await BakeryExploration(journal: journal).run()
        let found = try await BakeryExploration(journal: journal).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertFalse(FileManager.default.fileExists(atPath: journal))
    }

    /// The journal as a process would leave it that ends when somebody enters the cellar.
    private func journalAtTheCellar() async throws -> String {
        var exploration = BakeryExploration(journal: journal)
        var copy = ""
        exploration.onCellar = { [journal] in
            guard copy.isEmpty else { return }
            do { copy = try String(contentsOfFile: journal, encoding: .utf8) } catch {}
        }
        exploration.inputs = ExplorationInputs()
        _ = try await exploration.run()
        return try XCTUnwrap(copy.isEmpty ? nil : copy)
    }
}
