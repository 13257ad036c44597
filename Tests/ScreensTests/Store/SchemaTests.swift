import SampleSupport
import XCTest

@testable import Screens

final class SchemaTests: XCTestCase {
    private static let steps = [
        ["CREATE TABLE note (text TEXT NOT NULL)", "INSERT INTO note VALUES ('one')"],
        ["ALTER TABLE note ADD COLUMN stars INTEGER NOT NULL DEFAULT 5"],
        ["INSERT INTO note VALUES ('three', 3)"],
    ]

    func testAnOlderDatabaseIsBroughtToTheLastVersion() async throws {
        let folder = try TemporaryFolder()
        try await store(folder, Schema(Array(Self.steps.prefix(1)))).open()
        let found = try await notes(store(folder, Schema(Self.steps)))
        XCTAssertEqual(found, ["one 5", "three 3"])
        let again = try await notes(store(folder, Schema(Self.steps)))
        XCTAssertEqual(again, found)
    }

    func testAStepThatFailsLeavesTheDatabaseAsItWas() async throws {
        let folder = try TemporaryFolder()
        let two = Schema(Array(Self.steps.prefix(2)))
        try await store(folder, two).open()
        let broken = store(folder, Schema(Self.steps + [["DROP TABLE note", "DROP TABLE other"]]))
        do throws(StoreError) {
            try await broken.open()
            XCTFail("there is no such table")
        } catch {
            XCTAssertEqual(
                error, .failed(path: folder.database.path, reason: "no such table: other"))
        }
        let found = try await notes(store(folder, two))
        XCTAssertEqual(found, ["one 5"])
    }

    func testADatabaseOfANewerVersionIsRefused() async throws {
        let folder = try TemporaryFolder()
        try await store(folder, Schema(Self.steps)).open()
        do throws(StoreError) {
            try await store(folder, Schema(Array(Self.steps.prefix(2)))).open()
            XCTFail("it is newer")
        } catch {
            XCTAssertEqual(error, .newer(path: folder.database.path, version: 3, known: 2))
        }
    }

    func testADatabaseFromBeforeTextsAndBackgroundsKeepsItsArticles() async throws {
        let folder = try TemporaryFolder()
        let first = Schema(Array(Schema.wayline.steps.prefix(1)))
        let old = Store(folder: folder.data, schema: first) { connection throws(StoreError) in
            try connection.run(
                "INSERT INTO article VALUES (7, 'Hue', '', '', '', '2025-05-01', '', '')")
        }
        try await old.open()
        let article = try await store(folder, .wayline).read { connection throws(StoreError) in
            try connection.article(7)
        }
        XCTAssertEqual(article?.title, "Hue")
        XCTAssertEqual(article?.body, "")
    }

    private func store(_ folder: TemporaryFolder, _ schema: Schema) -> Store {
        Store(folder: folder.data, schema: schema) { _ in }
    }

    private func notes(_ store: Store) async throws -> [String] {
        try await store.read { connection throws(StoreError) in
            try connection.rows("SELECT text, stars FROM note") { row throws(StoreError) in
                "\(try row[0] as String) \(try row[1] as Int)"
            }
        }
    }
}
