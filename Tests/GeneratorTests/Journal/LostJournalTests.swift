import Foundation
import WaylineGenerator
import XCTest

/// An interrupted run is taken back even without its journal. Files that others put into the journal are
/// left to the user.
final class LostJournalTests: XCTestCase {
    func testTheRunIsTakenBackAsAWhole() throws {
        let done = try SampleRun.tree()
        let before = try done.snapshot()
        try done.transaction().carryOut(SampleRun.plan)
        let after = try done.snapshot()
        try forEachDeath { tree, number in
            try tree.remove(".wayline-journal")
            let recovery = try tree.transaction().recover()
            let now = try tree.snapshot()
            if case .takenBack(let left) = recovery {
                XCTAssertEqual(left, [], "at change \(number)")
                XCTAssertEqual(now, before, "at change \(number)")
            } else {
                XCTAssertTrue(now == before || now == after, "at change \(number): \(now)")
            }
            XCTAssertNil(try tree.transaction().recover())
        }
    }

    func testBinaryContentsAreRestored() throws {
        let tree = try SampleRun.tree()
        let list = tree.url.appendingPathComponent("kept/list")
        let bytes = Array(UInt8.min...UInt8.max)
        try Data(bytes).write(to: list)
        let plan = Plan(files: [
            PlannedFile(path: "kept/list", action: .edit, before: bytes, after: [0xFF]),
            PlannedFile(path: "other", action: .delete, before: [0x78], after: nil),
        ])
        do { try tree.transaction(.death, at: Counter(left: 7)).carryOut(plan) } catch {}
        XCTAssertEqual(try Data(contentsOf: list), Data([0xFF]))
        XCTAssertEqual(try tree.transaction().recover(), .takenBack(left: []))
        XCTAssertEqual(try Data(contentsOf: list), Data(bytes))
    }

    func testForeignEntriesAreLeftAndTheRunIsTakenBack() throws {
        let before = try SampleRun.tree().snapshot()
        try forEachDeath { tree, number in
            guard tree.exists(".wayline-journal") else { return }
            for path in ["x/y", "7x", "undo.json"] {
                try tree.write(".wayline-journal/\(path)", "theirs\n")
            }
            let recovery = try XCTUnwrap(tree.transaction().recover())
            for path in ["x/y", "7x", "undo.json"] {
                XCTAssertEqual(try tree.text(".wayline-journal/\(path)"), "theirs\n")
            }
            XCTAssertFalse(tree.exists(".wayline-journal/0"))
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
        XCTAssertGreaterThan(number, 14)
    }
}
