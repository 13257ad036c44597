import SampleSupport
import XCTest

@testable import Screens

final class FullDiskTests: XCTestCase {
    func testAFullDiskIsReportedAndLosesNothingThatWasConfirmed() async throws {
        let home = try EmbeddedHome()
        _ = try await home.services().accounts.currentSession()
        let size = try XCTUnwrap(home.folder.files()["wayline.db"]).count
        let lines = try Probe(home.folder.dataURL, ["--size", "\(size + 40_000)"]).lines()
        let confirmed = lines.filter { $0.hasPrefix("user") }
        XCTAssertGreaterThan(confirmed.count, 0)
        XCTAssertEqual(
            lines.last.map(described),
            "error: The disk that holds 'wayline.db' is full: this was not saved. Make room, then "
                + "try again.")
        let found = try await home.signedUp()
        XCTAssertEqual(Array(found.prefix(confirmed.count)), confirmed)
    }

    func testADiskThatIsFullAtTheFirstRunLeavesNothingBehind() async throws {
        let home = try EmbeddedHome()
        for size in [0, 100, 4096, 20_000, 60_000] {
            let lines = try Probe(home.folder.dataURL, ["--size", "\(size)"]).lines()
            XCTAssertTrue(lines.last?.contains("is full") ?? false, "\(lines)")
            XCTAssertEqual(try home.folder.files().keys.filter { $0 != "lock" }, [])
        }
        let session = try await home.services().accounts.currentSession()
        XCTAssertNil(session)
    }

    private func described(_ line: String) -> String {
        line.replacing(#/'.*/(?<name>[^/]*)'/#) { "'\($0.name)'" }
    }
}
