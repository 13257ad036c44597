import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// A table in plain lines, and in tests.
@MainActor
final class PlainTableTests: XCTestCase {
    private let table = Order.table()

    func testEachRowIsALineWithTheTitlesOfItsColumns() async throws {
        let talk = try PlainTalk([table], "1.2", "q")
        await talk.run()
        let rows = """
              1. Orders, table: 4 rows
                 1.1 1041, Customer: An Nguyễn, City: Huế, Total: 1250000 ₫
                 1.2 1042, Customer: 田中さくら, City: Huế, Total: 80000 ₫
                 1.3 1043, Customer: Bình, City: Huế, Total: 80000 ₫
                 1.4 9, Customer: Zoë, City: Đà Nẵng, Total: 5000 ₫
              q. Quit

            """
        XCTAssertTrue(talk.written.contains(rows), talk.written)
        XCTAssertEqual(table.chosenIndex, 1)
    }

    func testALetterSortsByAColumn() async throws {
        let talk = try PlainTalk([table], "s total", "S Total", "s", "s City", "s TOTAL", "q")
        await talk.run()
        XCTAssertNil(table.order)
        XCTAssertEqual(table.marked, 0)
        let first = talk.written(after: "«s total»")
        XCTAssertTrue(
            first.contains("1. Orders, table: 4 rows, sorted by Total\n     1.1 9, "), first)
        let second = talk.written(after: "«S Total»")
        XCTAssertTrue(second.contains("sorted by Total, descending\n     1.1 1041, "), second)
        XCTAssertTrue(talk.written(after: "«s»").contains("Columns to sort by: Customer, Total\n"))
        let refusal = "'City' is not a column to sort by: there are 'Customer', 'Total'.\n"
        XCTAssertTrue(talk.written.contains(refusal), talk.written)
    }

    func testAListCannotBeSorted() async throws {
        let talk = try PlainTalk([List("Words", ["a"])], "s a", "q")
        await talk.run()
        XCTAssertTrue(talk.written.contains("There is nothing to sort by here.\n"), talk.written)
    }
}
