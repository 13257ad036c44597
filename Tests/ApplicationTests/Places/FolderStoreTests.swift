import Foundation
import Wayline
import XCTest

@MainActor
final class FolderStoreTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("app-tests-\(UUID().uuidString)")

    override func tearDown() async throws {
        if FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.removeItem(at: folder)
        }
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(
            atPath: folder.appendingPathComponent(name).path)[.posixPermissions] as? Int
    }

    func testAFileIsReplacedAndItsOwnersAlone() async throws {
        let store = FolderStore(folder.path)
        XCTAssertNil(try store.read("place"))
        try store.write([1, 2, 3], as: "place")
        try store.write([4], as: "place")
        XCTAssertEqual(try store.read("place"), [4])
        XCTAssertEqual(try mode("place.json"), 0o600)
        XCTAssertEqual(try mode(""), 0o700)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["lock", "place.json"])
    }

    func testAFileIsMadeOnceOrNotAtAll() async throws {
        struct NoRoom: Error {}
        let store = FolderStore(folder.path)
        XCTAssertThrowsError(
            try store.file("shop.db") { path in
                try Data([1]).write(to: URL(fileURLWithPath: path))
                throw NoRoom()
            }
        ) { XCTAssert($0 is NoRoom) }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["lock"])
        for byte: UInt8 in [2, 3] {
            let path = try store.file("shop.db") { path in
                let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                try file.write(contentsOf: [byte])
            }
            XCTAssertEqual(path, "\(folder.path)/shop.db")
            XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path)), Data([2]))
        }
        XCTAssertEqual(try mode("shop.db"), 0o600)
    }

    func testAnAppKeepsItsPlaceInAFolder() async throws {
        var options = LaunchOptions()
        options.folder = folder.path
        let users = DiaryUsers()
        let driver = try FlowDriver(Diary.app(users), options)
        XCTAssertEqual(users.contexts.map(\.folder), [folder.path])
        try await driver.choose("Write")
        try driver.app?.end()
        XCTAssertEqual(try FlowDriver(Diary.app(), options).path, ["pages", "note"])
    }

    func testAFolderThatCannotBeUsedIsASentence() async throws {
        try Data().write(to: folder)
        let path = folder.path
        XCTAssertThrowsError(try FolderStore(path).write([1], as: "place")) {
            XCTAssertEqual(
                "\($0)",
                "The data folder '\(path)' cannot be used: Not a directory. Repair it, or choose "
                    + "another folder.")
        }
    }

    func testAFileThatMayNotBeReadIsASentence() async throws {
        XCTAssertEqual(
            "\(PlaceStoreError.unreadable(path: "/d/place.json"))",
            "'/d/place.json' cannot be read. Change its permissions, or choose another data "
                + "folder.")
        let store = FolderStore(folder.path)
        try store.write([1], as: "place")
        let path = folder.appendingPathComponent("place.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        if FileManager.default.isReadableFile(atPath: path) { return }
        XCTAssertThrowsError(try store.read("place")) {
            XCTAssertEqual($0 as? PlaceStoreError, .unreadable(path: path))
        }
    }

    func testEachAppHasAFolderOfItsOwn() async throws {
        let path = try XCTUnwrap(FolderStore.standard(for: "Bread & Butter").path)
        XCTAssertTrue(path.hasSuffix("/bread---butter"), path)
    }

    func testTheStandardFolderFollowsXDG() async throws {
        let folders: [([String: String], String)] = [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/mai"], "/data/wayline"),
            (["XDG_DATA_HOME": "/data//"], "/data/wayline"),
            (["HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
            (["XDG_DATA_HOME": "", "HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/mai"], "/home/mai/.local/share/wayline"),
        ]
        for (variables, path) in folders {
            XCTAssertEqual(
                FolderStore.standard(for: "Wayline") { variables[$0] }.path, path)
        }
    }

    func testThereMustBeAHome() {
        for variables in [[:], ["HOME": ""], ["HOME": "mai", "XDG_DATA_HOME": "."]] {
            let store = FolderStore.standard(for: "Wayline") { variables[$0] }
            XCTAssertNil(store.path)
            XCTAssertThrowsError(try store.write([1], as: "place")) {
                XCTAssertEqual($0 as? PlaceStoreError, .noHome)
            }
        }
    }

    func testAFileIsRemoved() async throws {
        let store = FolderStore(folder.path)
        try store.remove("place")
        try store.write([1], as: "place", outlastingMachine: true)
        try store.remove("place")
        XCTAssertNil(try store.read("place"))
    }
}
