import Foundation
import WaylineGenerator
import XCTest

/// An interrupted run is taken back even without its journal, except for the contents that only the
/// journal had. Files that others put into the journal are left to the user.
final class LostJournalTests: XCTestCase {
    func testNewFilesGoAndEachFileThatStaysChangedIsNamed() throws {
        let done = try SampleRun.tree()
        let before = try done.snapshot()
        try done.transaction().carryOut(SampleRun.plan)
        let after = try done.snapshot()
        var lost: Set<[String]> = []
        try forEachDeath { tree, number in
            try tree.remove(".wayline-journal")
            let recovery = try tree.transaction().recover()
            let now = try tree.snapshot()
            let changed = ["kept/list", "old/gone"].filter { now[$0] != before[$0] }
            if case .takenBack(let left, let lostHere) = recovery {
                XCTAssertEqual(left, [], "at change \(number)")
                XCTAssertEqual(lostHere, changed, "at change \(number)")
                XCTAssertTrue(now.keys.allSatisfy { before[$0] != nil }, "at change \(number)")
                lost.insert(lostHere)
            } else {
                XCTAssertTrue(now == before || now == after, "at change \(number): \(now)")
            }
            XCTAssertNil(try tree.transaction().recover())
        }
        XCTAssertEqual(lost, [[], ["kept/list"], ["kept/list", "old/gone"]])
    }

    func testACopyThatIsGoneIsNamed() throws {
        let tree = try SampleRun.tree()
        do {
            try tree.transaction(.death, at: Counter(left: 16)).carryOut(SampleRun.plan)
        } catch {}
        XCTAssertEqual(try tree.text("kept/list"), "new\n")
        try tree.remove(".wayline-journal/old/0")
        let recovery = try XCTUnwrap(tree.transaction().recover())
        XCTAssertEqual(recovery, .takenBack(left: [], lost: ["kept/list"]))
        XCTAssertEqual(
            "\(recovery)",
            "An earlier run was interrupted: its changes were taken back, except for files whose "
                + "saved copies are missing: kept/list. Restore these from version control.")
    }

    func testChangedAndRemovedFilesAreReportedSeparately() {
        XCTAssertEqual(
            "\(Recovery.takenBack(left: ["a", "b"], lost: ["c"]))",
            "An earlier run was interrupted: its changes were taken back, except for files "
                + "that were changed since then: a, b, and except for files whose saved copies are "
                + "missing: c. Restore these from version control.")
    }

    func testForeignEntriesAreLeftAndTheRunIsTakenBack() throws {
        let before = try SampleRun.tree().snapshot()
        try forEachDeath { tree, number in
            guard tree.exists(".wayline-journal/old") else { return }
            for path in ["x/y", "old/x", "new/1/y", "old/7x", "undo.json"]
            where !tree.exists(".wayline-journal/\(path.prefix(5))") {
                try tree.write(".wayline-journal/\(path)", "theirs\n")
            }
            let recovery = try XCTUnwrap(tree.transaction().recover())
            for path in ["x/y", "old/x", "old/7x", "undo.json"] {
                XCTAssertEqual(try tree.text(".wayline-journal/\(path)"), "theirs\n")
            }
            XCTAssertFalse(tree.exists(".wayline-journal/old/0"))
            let plan = Plan(files: [], newFolders: ["a"])
            XCTAssertThrowsError(try tree.transaction().carryOut(plan)) {
                XCTAssertEqual($0 as? GeneratorError, .foreignJournal)
            }
            try tree.remove(".wayline-journal")
            if recovery != .cleared {
                XCTAssertEqual(try tree.snapshot(), before, "at change \(number)")
            }
            XCTAssertNil(try tree.transaction().recover())
        }
    }

    /// Ends a run before each of its changes, in a new folder each time.
    private func forEachDeath(_ work: (TemporaryTree, Int) throws -> Void) throws {
        var number = 0
        while true {
            let (tree, counter) = (try SampleRun.tree(), Counter(left: number))
            do {
                try tree.transaction(.death, at: counter).carryOut(SampleRun.plan)
            } catch {}
            if !counter.wasDue { break }
            try work(tree, number)
            number += 1
        }
        XCTAssertGreaterThan(number, 15)
    }
}
