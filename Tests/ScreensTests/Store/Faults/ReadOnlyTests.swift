import Foundation
import SampleSupport
import XCTest

@testable import Screens

final class ReadOnlyTests: XCTestCase {
    func testADatabaseInAReadOnlyFolderIsReportedAndNotChanged() async throws {
        let home = try EmbeddedHome()
        _ = try await home.services().accounts.currentSession()
        let folder = home.folder
        try folder.setMode(0o755, of: folder.url)
        try folder.setMode(0o444, of: folder.database)
        try folder.setMode(0o555, of: folder.dataURL)
        let before = try Data(contentsOf: folder.database)
        let lines = try Probe(folder.dataURL, ["--nobody"]).lines()
        try folder.setMode(0o755, of: folder.dataURL)
        XCTAssertEqual(lines, [Self.text(folder.database)])
        XCTAssertEqual(try Data(contentsOf: folder.database), before)
    }

    func testAFolderThatCannotBeWrittenToIsReported() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.dataURL, withIntermediateDirectories: false)
        try folder.setMode(0o755, of: folder.url)
        try folder.setMode(0o555, of: folder.dataURL)
        let lines = try Probe(folder.dataURL, ["--nobody"]).lines()
        let deeper = try Probe(folder.file("deeper"), ["--nobody"]).lines()
        try folder.setMode(0o755, of: folder.dataURL)
        XCTAssertEqual(lines, [Self.text(folder.file("lock"))])
        XCTAssertEqual(deeper, [Self.text(folder.file("deeper"))])
    }

    func testAFileInPlaceOfTheFolderIsReported() async throws {
        let home = try EmbeddedHome()
        try Data().write(to: home.folder.dataURL)
        await assertStorage(
            .folder(path: home.folder.dataURL.path, reason: "Not a directory"), home.services())
    }

    private static func text(_ url: URL) -> String {
        "error: '\(url.path)' cannot be written to. Change its permissions, or choose another "
            + "data folder."
    }
}
