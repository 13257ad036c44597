import SampleSupport
import XCTest

@testable import Screens

final class StoreTests: XCTestCase {
    private static let notes = Schema([
        ["CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT"]
    ])

    func testWrittenDataIsReadByTheNextRun() async throws {
        let folder = try TemporaryFolder()
        try await notes(folder).write { connection throws(StoreError) in
            try connection.run("INSERT INTO note (text) VALUES (?)", "ng\u{1EAF}m tr\u{103}ng; --'")
        }
        let texts = try await texts(notes(folder))
        XCTAssertEqual(texts, ["seed", "ng\u{1EAF}m tr\u{103}ng; --'"])
    }

    func testAFailedTransactionWritesNothing() async throws {
        let folder = try TemporaryFolder()
        let store = notes(folder)
        do throws(StoreError) {
            try await store.write { connection throws(StoreError) in
                try connection.run("INSERT INTO note (text) VALUES (?)", "lost")
                try connection.run("INSERT INTO note (id, text) VALUES (?, ?)", 1, "twice")
            }
            XCTFail("a number was given twice")
        } catch {
            XCTAssertEqual(
                error,
                .failed(
                    path: folder.database.path, reason: "UNIQUE constraint failed: note.id"))
        }
        let texts = try await texts(store)
        XCTAssertEqual(texts, ["seed"])
    }

    func testReadingWritesNothing() async throws {
        let folder = try TemporaryFolder()
        let texts = try await texts(notes(folder))
        XCTAssertEqual(texts, ["seed"])
    }

    func testAColumnOfAnotherTypeIsDamage() async throws {
        let folder = try TemporaryFolder()
        do throws(StoreError) {
            _ = try await notes(folder).read { connection throws(StoreError) in
                try connection.rows("SELECT text FROM note") { row throws(StoreError) in
                    try row[0] as Int
                }
            }
            XCTFail("a text was read as a number")
        } catch {
            XCTAssertEqual(
                error,
                .damaged(path: folder.database.path, reason: "column text holds no Int"))
        }
    }

    func testTextKeepsItsZeros() async throws {
        let folder = try TemporaryFolder()
        let read: String? = try await notes(folder).write { connection throws(StoreError) in
            try connection.run("INSERT INTO note (id, text) VALUES (9, ?)", "a\u{0}b")
            return try connection.first("SELECT text FROM note WHERE id = 9") {
                row throws(StoreError) in try row[0]
            }
        }
        XCTAssertEqual(read, "a\u{0}b")
    }

    private func notes(_ folder: TemporaryFolder) -> Store {
        Store(folder: folder.data, schema: Self.notes) { connection throws(StoreError) in
            try connection.run("INSERT INTO note (text) VALUES ('seed')")
        }
    }

    private func texts(_ store: Store) async throws -> [String] {
        try await store.read { connection throws(StoreError) in
            try connection.rows("SELECT text FROM note ORDER BY id") { row throws(StoreError) in
                try row[0]
            }
        }
    }
}
