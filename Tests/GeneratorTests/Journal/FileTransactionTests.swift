import XCTest

@testable import WaylineGenerator

/// A plan is carried out as a whole or not at all, wherever it fails.
final class FileTransactionTests: XCTestCase {
    private static let takenBack =
        "An earlier run was interrupted: its changes were taken back."

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
        XCTAssertEqual(try tree.snapshot()["kept/list"], "640 new\n")
        XCTAssertFalse(try tree.snapshot().keys.contains { $0.contains("draft") })
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: tree.state.path), [])
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
                XCTAssertFalse(counter.wasDue, "at change \(number)")
                XCTAssertEqual(try tree.snapshot(), after)
                break
            } catch {
                XCTAssertEqual(try tree.snapshot(), before, "at change \(number)")
                XCTAssertNil(try tree.transaction().recover())
            }
            number += 1
        }
        XCTAssertGreaterThan(number, 12)
    }

    func testADeathAtAnyStepIsTakenBackByTheNextRun() throws {
        var number = 0
        while true {
            let tree = try SampleRun.tree()
            let before = try tree.snapshot()
            let counter = Counter(left: number)
            do { try tree.transaction(.death, at: counter).carryOut(SampleRun.plan) } catch {}
            if !counter.wasDue { break }
            let recovery = try tree.transaction().recover()
            // The first two are those of the undo information.
            XCTAssertEqual(recovery, number < 2 ? nil : Self.takenBack, "at change \(number)")
            XCTAssertEqual(try tree.snapshot(), before, "at change \(number)")
            XCTAssertNil(try tree.transaction().recover())
            number += 1
        }
        XCTAssertGreaterThan(number, 12)
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
                do {
                    _ = try tree.transaction(.death, at: Counter(left: second)).recover()
                } catch {}
                _ = try tree.transaction().recover()
                XCTAssertEqual(try tree.snapshot(), before, "\(first), \(second)")
            }
        }
    }

    func testFilesChangedSinceAreLeft() throws {
        let tree = try SampleRun.tree()
        // After the undo information, two folders and the first file.
        do { try tree.transaction(.death, at: Counter(left: 6)).carryOut(SampleRun.plan) } catch {}
        try tree.write("kept/list", "mine\n")
        let recovery = try tree.transaction().recover()
        XCTAssertEqual(try tree.text("kept/list"), "mine\n")
        XCTAssertEqual(
            recovery,
            "An earlier run was interrupted: its changes were taken back, except for files "
                + "that were changed since then: kept/list.")
    }

    func testAPlanThatLeadsOutIsNotCarriedOut() throws {
        let tree = try SampleRun.tree()
        let before = try tree.snapshot()
        for path in [
            "../new", ".git/hooks/new", "kept/.new", "kept/../../new", "a\u{0}", "a\u{1B}",
        ] {
            let file = PlannedFile(path: path, before: nil, after: [])
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

    func testBinaryContentsAreRestored() throws {
        let tree = try SampleRun.tree()
        let list = tree.url.appendingPathComponent("kept/list")
        let bytes = Array(UInt8.min...UInt8.max)
        try Data(bytes).write(to: list)
        let plan = Plan(files: [
            PlannedFile(path: "kept/list", before: bytes, after: [0xFF]),
            PlannedFile(path: "other", before: [0x78], after: nil),
        ])
        do { try tree.transaction(.death, at: Counter(left: 4)).carryOut(plan) } catch {}
        XCTAssertEqual(try Data(contentsOf: list), Data([0xFF]))
        XCTAssertEqual(try tree.transaction().recover(), Self.takenBack)
        XCTAssertEqual(try Data(contentsOf: list), Data(bytes))
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
