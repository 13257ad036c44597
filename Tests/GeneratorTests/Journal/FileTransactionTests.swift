import WaylineGenerator
import XCTest

/// A plan is carried out as a whole or not at all, wherever it fails.
final class FileTransactionTests: XCTestCase {
    private func afterwards() throws -> [String: String] {
        let tree = try SampleRun.tree()
        try tree.transaction().carryOut(SampleRun.plan)
        return try tree.snapshot()
    }

    func testAPlanIsCarriedOutAndLeavesNothingBesides() throws {
        let tree = try SampleRun.tree()
        try tree.transaction().carryOut(SampleRun.plan)
        XCTAssertEqual(try tree.text("kept/list"), "new\n")
        XCTAssertEqual(try tree.text("new/deep/first"), "first\n")
        XCTAssertFalse(tree.exists("old"))
        XCTAssertFalse(tree.exists(".wayline-journal"))
        XCTAssertEqual(try tree.snapshot()["kept/list"], "640 new\n")
    }

    func testARefusalOfAnyStepLeavesAllAsItWas() throws {
        let after = try afterwards()
        var number = 0
        while true {
            let tree = try SampleRun.tree()
            let before = try tree.snapshot()
            let counter = Counter(left: number)
            do {
                try tree.transaction(.refusal, at: counter).carryOut(SampleRun.plan)
                if !counter.wasDue { break }
                XCTAssertNil(try tree.transaction().recover().flatMap(\.left))
                XCTAssertEqual(try tree.snapshot(), after, "at change \(number)")
            } catch {
                XCTAssertEqual(try tree.snapshot(), before, "at change \(number)")
            }
            number += 1
        }
        XCTAssertGreaterThan(number, 14)
    }

    func testADeathAtAnyStepIsTakenBackOrClearedAwayByTheNextRun() throws {
        let after = try afterwards()
        var number = 0
        while true {
            let tree = try SampleRun.tree()
            let before = try tree.snapshot()
            let counter = Counter(left: number)
            do { try tree.transaction(.death, at: counter).carryOut(SampleRun.plan) } catch {}
            if !counter.wasDue { break }
            let recovery = try tree.transaction().recover()
            let wasBegun = recovery != .cleared
            let now = try tree.snapshot()
            XCTAssert(now == before || !wasBegun && now == after, "at change \(number): \(now)")
            XCTAssertNil(try tree.transaction().recover())
            number += 1
        }
        XCTAssertGreaterThan(number, 14)
    }

    func testADeathWhileItIsTakenBackIsTakenBackToo() throws {
        for first in 0..<30 {
            for second in [0, 1, 3, 6] {
                let tree = try SampleRun.tree()
                let before = try tree.snapshot()
                do {
                    try tree.transaction(.death, at: Counter(left: first)).carryOut(SampleRun.plan)
                    return
                } catch {}
                // The record, the journal with three files, and the content of the record.
                let hasBegun = first >= 8
                do {
                    _ = try tree.transaction(.death, at: Counter(left: second)).recover()
                } catch {}
                _ = try tree.transaction().recover()
                if hasBegun { XCTAssertEqual(try tree.snapshot(), before, "\(first), \(second)") }
            }
        }
    }

    func testFilesChangedSinceAreLeft() throws {
        let tree = try SampleRun.tree()
        // After eight steps that change nothing yet: two folders, then the first files.
        do { try tree.transaction(.death, at: Counter(left: 12)).carryOut(SampleRun.plan) } catch {}
        try tree.write("kept/list", "mine\n")
        let recovery = try XCTUnwrap(tree.transaction().recover())
        XCTAssertEqual(recovery, .takenBack(left: ["kept/list"]))
        XCTAssertEqual(try tree.text("kept/list"), "mine\n")
        XCTAssertEqual(
            "\(recovery)",
            "An earlier run was interrupted: its changes were taken back, except for files "
                + "that were changed since then: kept/list.")
    }

    func testAPlanThatLeadsOutIsNotCarriedOut() throws {
        let tree = try SampleRun.tree()
        let before = try tree.snapshot()
        for path in [
            "../new", ".git/hooks/new", "kept/.new", "kept/../../new", "a\u{0}", "a\u{1B}",
        ] {
            let file = PlannedFile(path: path, action: .create, before: nil, after: [])
            for plan in [
                Plan(files: [file]), Plan(files: [], newFolders: [path]),
                Plan(files: [], oldFolders: [path]),
            ] {
                XCTAssertThrowsError(try tree.transaction().carryOut(plan)) {
                    XCTAssertEqual(
                        "\($0)",
                        "'\(path)' is outside of the package or hidden: the only hidden folder "
                            + "that is written to is '.wayline'.")
                }
            }
        }
        XCTAssertEqual(try tree.snapshot(), before)
    }

    func testARunWithoutItsRecordIsNotTakenBack() throws {
        let tree = try SampleRun.tree()
        do { try tree.transaction(.death, at: Counter(left: 12)).carryOut(SampleRun.plan) } catch {}
        let before = try tree.snapshot()
        try FileManager.default.removeItem(at: tree.state)
        XCTAssertThrowsError(try tree.transaction().recover()) {
            XCTAssertEqual($0 as? GeneratorError, .foreignJournal)
        }
        XCTAssertThrowsError(try tree.transaction().carryOut(Plan(files: [], newFolders: ["a"]))) {
            XCTAssertEqual($0 as? GeneratorError, .foreignJournal)
        }
        XCTAssertEqual(try tree.snapshot(), before)
    }

    func testAJournalThatIsALinkIsRefused() throws {
        let outside = try TemporaryTree(["new/mine": "mine\n"])
        let tree = try SampleRun.tree()
        try FileManager.default.createSymbolicLink(
            at: tree.url.appendingPathComponent(".wayline-journal"),
            withDestinationURL: outside.url)
        XCTAssertThrowsError(try tree.transaction().recover()) {
            XCTAssertEqual($0 as? GeneratorError, .link(".wayline-journal"))
        }
        XCTAssertTrue(outside.exists("new/mine"))
    }

    func testFilesChangedSinceThePlanAreNotTouched() throws {
        let tree = try SampleRun.tree()
        try tree.write("kept/list", "mine\n")
        let before = try tree.snapshot()
        XCTAssertThrowsError(try tree.transaction().carryOut(SampleRun.plan)) {
            XCTAssertEqual($0 as? GeneratorError, .changedMeanwhile("kept/list"))
        }
        XCTAssertEqual(try tree.snapshot(), before)
    }
}

extension Recovery {
    fileprivate var left: [String]? {
        if case .takenBack(let left) = self { left } else { nil }
    }
}
