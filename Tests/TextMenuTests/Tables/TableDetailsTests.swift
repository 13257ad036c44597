import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// Texts without room in the marked row of a table stand below all rows.
@MainActor
final class TableDetailsTests: XCTestCase {
    private func stage(_ control: Control, columns: Int, rows: Int = 20) throws -> Stage {
        try Stage(FixedCoordinator([control, Button("Go")]), columns: columns, rows: rows)
    }

    /// A table like the sample's list of articles, with titles of many lengths.
    private func articles(_ count: Int) -> Table<Int> {
        let words = "how the last lotus ponds of Huế bloom early this year after a warm wet spring"
        let parts = words.split(separator: " ")
        return Table(
            "Articles", Array(0..<count), id: \.self,
            columns: [
                Column("Article") { number in
                    (0..<7 + number % 4 * 4).map { parts[(number * 5 + $0) % parts.count] }
                        .joined(separator: " ")
                },
                Column("Section") { $0.isMultiple(of: 2) ? "Travel" : "Science" },
                Column("Published") { _ in "28 April 2025" },
            ])
    }

    /// The lines below `text`.
    private func lines(_ stage: Stage, from text: String, _ count: Int) -> [String] {
        let lines = stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map(String.init).drop { !$0.contains(text) }.prefix(count).map(\.self)
    }

    func testWhatIsCutStandsBelowTheRowsAndKeepsItsPlace() async throws {
        let titles = ["The Teacher Who Grades With a Telescope", "Salt"]
        let columns = [
            Column<String>("Title", width: .fixed(12)) { $0 },
            Column("", width: .fixed(4)) { _ in "a long note" },
        ]
        let stage = try stage(Table("Books", titles, columns: columns), columns: 40)
        XCTAssertEqual(
            lines(stage, from: "The Teacher", 7),
            [
                "›  The Teacher…  a l…", "   Salt          a l…", "",
                "     Title: The Teacher Who Grades With", "     a Telescope", "     a long note",
                "",
            ])
        stage.press(.down)
        XCTAssertEqual(
            lines(stage, from: "The Teacher", 8),
            [
                "   The Teacher…  a l…", "›  Salt          a l…", "", "     a long note", "", "",
                "",
                " 1 Go",
            ])
        stage.press(.down)
        XCTAssertNil(stage.line(with: "a long note"))
        XCTAssertEqual(lines(stage, from: "The Teacher", 8).last, "›1 Go")
        stage.expectTrue()
    }

    func testThreeRowsComeBeforeTheDetails() async throws {
        for rows in 14...17 {
            let stage = try stage(articles(12), columns: 40, rows: rows)
            let lines = lines(stage, from: "Published", 4).dropFirst()
            XCTAssertEqual(lines.count { $0.contains("…") }, 3, stage.account)
            XCTAssertNotNil(stage.line(with: "1 of 12"), stage.account)
            XCTAssertEqual(stage.line(with: "Article: ") != nil, rows > 15, stage.account)
            stage.expectTrue()
        }
    }

    func testAVeryLongCellLeavesRoomForTheRows() async throws {
        let long = String(repeating: "word ", count: 400)
        for rows in [9, 12, 20] {
            let table = Table(
                "Books", [long] + "bcdefg".map(String.init), columns: [Column("Title") { $0 }])
            let stage = try stage(table, columns: 40, rows: rows)
            XCTAssertNotNil(stage.line(with: "   b"), stage.account)
            if rows == 20 {
                XCTAssertEqual(stage.line(with: "word…")?.hasPrefix("     word"), true)
            }
            stage.expectTrue()
        }
    }

    func testRowsStayInTheirPlacesWhileTheMarkerMoves() async throws {
        let stage = try stage(articles(8), columns: 80, rows: 24)
        let places = lines(stage, from: "Published", 8).map { $0.dropFirst() }
        var details: Set<String> = []
        for key in Array(repeating: Key.down, count: 7) + Array(repeating: .up, count: 7) {
            stage.press(key)
            XCTAssertLessThanOrEqual(stage.byteCount, 280)
            XCTAssertEqual(lines(stage, from: "Published", 8).map { $0.dropFirst() }, places)
            details.formUnion(lines(stage, from: "     Article: ", 1))
            stage.expectTrue()
        }
        XCTAssertGreaterThan(details.count, 1)
    }

    func testTheDetailsKeepTheirHeightInAListThatScrolls() async throws {
        let stage = try stage(articles(40), columns: 80, rows: 24)
        stage.press(.pageDown)
        var places: Set<Int> = []
        for _ in 0..<25 {
            stage.press(.down)
            let lines = stage.glass.text.split(
                separator: "\n", omittingEmptySubsequences: false)
            places.insert(try XCTUnwrap(lines.firstIndex { $0.contains("of 40") }))
            stage.expectTrue()
        }
        XCTAssertEqual(places.count, 1)
    }
}
