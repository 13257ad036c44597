import Generator
import XCTest

/// A plan is carried out as a whole or not at all, wherever it fails.
final class TransactionTests: XCTestCase {
    /// Two new files in new folders, one that is edited and one that goes with its folder.
    private func plan() -> Plan {
        Plan(
            files: [
                PlannedFile(
                    path: "kept/list", action: .edit, before: Array("old\n".utf8),
                    after: Array("new\n".utf8)),
                PlannedFile(
                    path: "new/deep/first", action: .create, before: nil,
                    after: Array("first\n".utf8)),
                PlannedFile(
                    path: "new/second", action: .create, before: nil, after: Array("2\n".utf8)),
                PlannedFile(
                    path: "old/gone", action: .delete, before: Array("gone\n".utf8), after: nil),
            ],
            newFolders: ["new", "new/deep"], oldFolders: ["old"])
    }

    private func tree() throws -> TemporaryTree {
        let tree = try TemporaryTree(["kept/list": "old\n", "old/gone": "gone\n", "other": "x"])
        let path = tree.url.appendingPathComponent("kept/list").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        return tree
    }

    private func afterwards() throws -> [String: String] {
        let tree = try tree()
        try Transaction(tree.files).carryOut(plan())
        return try tree.snapshot()
    }

    func testAPlanIsCarriedOutAndLeavesNothingBesides() throws {
        let tree = try tree()
        try Transaction(tree.files).carryOut(plan())
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
            let tree = try tree()
            let before = try tree.snapshot()
            let faulty = FaultyFiles(tree.files, .refusal, at: number)
            do {
                try Transaction(faulty).carryOut(plan())
                if !faulty.count.wasDue { break }
                XCTAssertNil(try Transaction(tree.files).recover().flatMap(\.left))
                XCTAssertEqual(try tree.snapshot(), after, "at change \(number)")
            } catch {
                XCTAssertEqual(try tree.snapshot(), before, "at change \(number)")
            }
            number += 1
        }
        XCTAssertGreaterThan(number, 15)
    }

    func testADeathAtAnyStepIsTakenBackOrClearedAwayByTheNextRun() throws {
        let after = try afterwards()
        var number = 0
        while true {
            let tree = try tree()
            let before = try tree.snapshot()
            let faulty = FaultyFiles(tree.files, .death, at: number)
            do { try Transaction(faulty).carryOut(plan()) } catch {}
            if !faulty.count.wasDue { break }
            let recovery = try Transaction(tree.files).recover()
            let wasBegun = recovery != .cleared
            let now = try tree.snapshot()
            XCTAssert(now == before || !wasBegun && now == after, "at change \(number): \(now)")
            XCTAssertNil(try Transaction(tree.files).recover())
            number += 1
        }
        XCTAssertGreaterThan(number, 15)
    }

    func testADeathWhileItIsTakenBackIsTakenBackToo() throws {
        for first in 0..<30 {
            for second in [0, 1, 3, 6] {
                let tree = try tree()
                let before = try tree.snapshot()
                do {
                    try Transaction(FaultyFiles(tree.files, .death, at: first)).carryOut(plan())
                    return
                } catch {}
                let hasBegun = try tree.snapshot()[".wayline-journal/undo.json"] != nil
                do {
                    _ = try Transaction(FaultyFiles(tree.files, .death, at: second)).recover()
                } catch {}
                _ = try Transaction(tree.files).recover()
                if hasBegun { XCTAssertEqual(try tree.snapshot(), before, "\(first), \(second)") }
            }
        }
    }

    func testWhatSomebodyHasChangedSinceIsLeft() throws {
        let tree = try tree()
        // Three folders and files of the journal, its beginning, two folders, then the first files.
        do { try Transaction(FaultyFiles(tree.files, .death, at: 15)).carryOut(plan()) } catch {}
        try tree.write("kept/list", "mine\n")
        let recovery = try XCTUnwrap(Transaction(tree.files).recover())
        XCTAssertEqual(recovery, .takenBack(left: ["kept/list"]))
        XCTAssertEqual(try tree.text("kept/list"), "mine\n")
        XCTAssertEqual(
            "\(recovery)",
            "An earlier run was cut off: what it had begun was taken back, but for what was changed "
                + "since then: kept/list.")
    }

    func testAJournalThatLeadsElsewhereIsNotFollowed() throws {
        let outside = try TemporaryTree(["mine": "mine\n"])
        let undo =
            #"{"newFolders":[],"oldFolders":[],"steps":[{"path":"PATH","sum":null,"wasThere":true}]}"#
        for path in ["../\(outside.url.lastPathComponent)/new", "/tmp/new", "link/new"] {
            let tree = try TemporaryTree([
                ".wayline-journal/undo.json": undo.replacing("PATH", with: path),
                ".wayline-journal/old/0": "theirs\n",
            ])
            try FileManager.default.createSymbolicLink(
                at: tree.url.appendingPathComponent("link"), withDestinationURL: outside.url)
            XCTAssertThrowsError(try Transaction(tree.files).recover(), path)
            XCTAssertEqual(try outside.snapshot(), ["mine": "644 mine\n"], path)
            XCTAssertTrue(tree.exists(".wayline-journal/old/0"), path)
        }
    }

    func testFoldersOfAJournalAreNotFollowedEither() throws {
        for (new, old) in [(#""link/made""#, ""), ("", #""link/gone""#)] {
            let outside = try TemporaryTree()
            let made = outside.url.appendingPathComponent("made")
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: false)
            let tree = try TemporaryTree([
                ".wayline-journal/undo.json":
                    #"{"newFolders":[\#(new)],"oldFolders":[\#(old)],"steps":[]}"#
            ])
            try FileManager.default.createSymbolicLink(
                at: tree.url.appendingPathComponent("link"), withDestinationURL: outside.url)
            XCTAssertThrowsError(try Transaction(tree.files).recover()) {
                XCTAssertEqual($0 as? GeneratorError, .link("link"))
            }
            XCTAssertTrue(outside.exists("made"))
            XCTAssertFalse(outside.exists("gone"))
        }
    }

    func testAJournalThatIsALinkIsRefused() throws {
        let outside = try TemporaryTree(["new/mine": "mine\n"])
        let tree = try tree()
        try FileManager.default.createSymbolicLink(
            at: tree.url.appendingPathComponent(".wayline-journal"),
            withDestinationURL: outside.url)
        XCTAssertThrowsError(try Transaction(tree.files).recover()) {
            XCTAssertEqual($0 as? GeneratorError, .link(".wayline-journal"))
        }
        XCTAssertTrue(outside.exists("new/mine"))
    }

    func testWhatHasChangedSinceThePlanWasMadeIsNotTouched() throws {
        let tree = try tree()
        try tree.write("kept/list", "mine\n")
        let before = try tree.snapshot()
        XCTAssertThrowsError(try Transaction(tree.files).carryOut(plan())) {
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
