import Foundation
import Glibc
import SampleSupport
import WaylineApplication
import XCTest

@testable import Screens

final class DataFilesTests: XCTestCase {
    func testTheFolderAndItsFilesAreTheirOwnersAlone() async throws {
        let home = try EmbeddedHome()
        let services = home.services()
        _ = try await services.accounts.logIn(email: "valid@example.com", password: "sen hong 2025")
        let names = try home.folder.files().keys.sorted()
        XCTAssertEqual(
            names, ["lock", "session.json", "wayline.db", "wayline.db-shm", "wayline.db-wal"])
        for name in names {
            XCTAssertEqual(try home.folder.mode(of: home.folder.file(name)), 0o600, name)
        }
        XCTAssertEqual(try home.folder.mode(of: home.folder.dataURL), 0o700)
    }

    func testTheStandardFolderBecomesPrivate() async throws {
        let temporary = try TemporaryFolder()
        let share = temporary.url.appendingPathComponent("wayline")
        try FileManager.default.createDirectory(at: share, withIntermediateDirectories: false)
        try temporary.setMode(0o755, of: share)
        let folder = FolderStore.standard(for: "wayline") { _ in temporary.url.path }
        try await Store(folder: folder) { _ in }.open()
        XCTAssertEqual(try temporary.mode(of: share), 0o700)
    }

    func testAFolderThatAUserChoseKeepsItsMode() async throws {
        let temporary = try TemporaryFolder()
        try temporary.setMode(0o755, of: temporary.url)
        try await Store(folder: FolderStore(temporary.url.path)) { _ in }.open()
        XCTAssertEqual(try temporary.mode(of: temporary.url), 0o755)
    }

    func testALinkInPlaceOfTheLockIsNotFollowed() async throws {
        let temporary = try TemporaryFolder()
        let elsewhere = temporary.url.appendingPathComponent("elsewhere")
        try FileManager.default.createSymbolicLink(
            at: temporary.url.appendingPathComponent("lock"), withDestinationURL: elsewhere)
        do throws(StoreError) {
            try await Store(folder: FolderStore(temporary.url.path)) { _ in }.open()
            XCTFail("the link was followed")
        } catch {
            XCTAssertEqual(
                error,
                .failed(
                    path: "\(temporary.url.path)/lock",
                    reason: "Too many levels of symbolic links"))
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: elsewhere.path))
    }

    func testWhatIsNoFileBesideTheDatabaseIsAnErrorAtOnce() async throws {
        for ending in ["-journal", "-wal", "-shm"] {
            let temporary = try TemporaryFolder()
            let path = "\(temporary.url.path)/wayline.db\(ending)"
            XCTAssertEqual(mkfifo(path, 0o600), 0)
            do throws(StoreError) {
                try await Store(folder: FolderStore(temporary.url.path)) { _ in }.open()
                XCTFail("the pipe was opened")
            } catch {
                XCTAssertEqual(error, .failed(path: path, reason: "it is not a file"))
            }
        }
    }
}
