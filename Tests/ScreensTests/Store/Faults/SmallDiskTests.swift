import TestSupport
import XCTest

/// The first run on real file systems that are too small, or just large enough.
final class SmallDiskTests: XCTestCase {
    func testEachSizeWorksOrIsFullAndTheNextRunWithRoomWorks() throws {
        let all = Array(stride(from: 60, through: 400, by: 4))
        let step = all.count / TestSize.count(8, all: all.count)
        let sizes = stride(from: 0, to: all.count, by: step).map { all[$0] }
        for runs in try SmallDisk.runs(sizes: sizes, probe: TestBuild.executable("ScreensProbe")) {
            assertTrue(runs)
        }
    }

    private func assertTrue(_ runs: SmallDisk.Runs) {
        let last = runs.small.last ?? "nothing"
        let isFull = last.hasPrefix("error: The disk that holds '") && last.contains("' is full")
        XCTAssertTrue(isFull || last == "user0@example.com", "\(runs.size) KiB: \(runs.small)")
        XCTAssertEqual(runs.large.last, "user1@example.com", "\(runs.size) KiB: \(runs.large)")
        let drafts = runs.files.filter { $0.contains("draft") }
        XCTAssertEqual(drafts, [], "\(runs.size) KiB")
    }
}
