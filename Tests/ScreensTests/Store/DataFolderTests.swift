import Foundation
import XCTest

@testable import Screens

final class DataFolderTests: XCTestCase {
    func testTheStandardFolderFollowsXDG() throws {
        let folders: [([String: String], String)] = [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/mai"], "/data/wayline"),
            (["XDG_DATA_HOME": "/data//"], "/data/wayline"),
            (["HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
            (["XDG_DATA_HOME": "", "HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
        ]
        for (variables, path) in folders {
            XCTAssertEqual(try DataFolder.standard { variables[$0] }.path, path)
        }
    }

    func testThereMustBeAHome() {
        for variables in [[:], ["HOME": ""], ["HOME": "mai", "XDG_DATA_HOME": "."]] {
            XCTAssertThrowsError(try DataFolder.standard { variables[$0] }) {
                XCTAssertEqual($0 as? StoreError, .noHome)
            }
        }
    }

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
        let folder = try DataFolder.standard { _ in temporary.url.path }
        try await Store(folder: folder) { _ in }.open()
        XCTAssertEqual(try temporary.mode(of: share), 0o700)
    }

    func testAFolderThatAUserChoseKeepsItsMode() async throws {
        let temporary = try TemporaryFolder()
        try temporary.setMode(0o755, of: temporary.url)
        try await Store(folder: DataFolder(temporary.url.path)) { _ in }.open()
        XCTAssertEqual(try temporary.mode(of: temporary.url), 0o755)
    }
}
