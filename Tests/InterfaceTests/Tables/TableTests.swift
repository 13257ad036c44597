import Binding
import ScreenSupport
import WaylineInterface
import XCTest

/// The order of a table's rows.
@MainActor
final class TableTests: XCTestCase {
    private let table = Order.table()

    private var ids: [Int] { (0..<table.count).map { table.item(at: $0).id } }

    func testRowsWithEqualValuesStayInTheirOrder() async {
        table.order = RowOrder("Total")
        XCTAssertEqual(ids, [9, 1042, 1043, 1041])
        table.order = RowOrder("Total", isDescending: true)
        XCTAssertEqual(ids, [1041, 1042, 1043, 9])
        table.order = nil
        XCTAssertEqual(ids, [1041, 1042, 1043, 9])
    }

    func testTheMarkerAndTheChosenRowStayOnTheirItems() async {
        table.choose(at: 1)
        table.marked = 2
        for (order, marked, chosen) in [
            (RowOrder("Total"), 2, 1), (RowOrder("Customer"), 1, 3),
            (RowOrder("Customer", isDescending: true), 2, 0),
        ] {
            table.sort(by: order)
            XCTAssertEqual(table.marked, marked, "\(order)")
            XCTAssertEqual(table.chosenIndex, chosen, "\(order)")
        }
    }

    func testTheMarkerStaysWithoutAnIdentity() async {
        let words = Table("Words", ["b", "a"], columns: [Column("Word", sortedBy: \.self) { $0 }])
        words.order = RowOrder("Word")
        XCTAssertEqual(words.marked, 1)
    }

    func testNewItemsAreSorted() async {
        table.order = RowOrder("Total")
        table.items = Order.four.reversed() + [Order(id: 7, customer: "Chi", total: 6_000)]
        XCTAssertEqual(ids, [9, 7, 1043, 1042, 1041])
        XCTAssertEqual(table.items.map(\.id), [9, 1043, 1042, 1041, 7])
    }

    func testTheFilterFindsAllColumnsAndKeepsTheOrder() async {
        table.order = RowOrder("Total", isDescending: true)
        table.filter = "104"
        XCTAssertEqual(ids, [1041, 1042, 1043])
        table.filter = "nẵng"
        XCTAssertEqual(ids, [9])
        table.filter = "h"
        table.order = RowOrder("Customer")
        XCTAssertEqual(ids, [1041, 1043, 1042])
        table.filter = ""
        XCTAssertEqual(ids, [1041, 1043, 9, 1042])
        XCTAssertEqual(table.marked, 0)
    }

    func testOnlyTheUserPublishesAnOrder() async {
        var count = 0
        let token = table.events.bind { if $0 == .change { count += 1 } }
        table.order = RowOrder("Total")
        table.order = RowOrder("City")
        XCTAssertNil(table.order)
        XCTAssertEqual(count, 0)
        table.sort(by: table.nextOrder("Total"))
        table.sort(by: table.nextOrder("Total"))
        table.sort(by: RowOrder("City"))
        XCTAssertEqual(table.order, RowOrder("Total", isDescending: true))
        XCTAssertEqual(count, 2)
        table.filter = "b"
        XCTAssertEqual(count, 2)
        table.isEnabled = false
        table.sort(by: RowOrder("Customer"))
        XCTAssertEqual(count, 2)
        token.cancel()
    }

    func testTextsAreSortedWithoutCaseAndMarks() async {
        let words = [
            "Zoë", "Đức", "an", "Ánh", "dung", "Bình", "An", "ánh", "Ẩn", "e\u{301}m", "Em",
        ]
        let table = Table("Words", words, columns: [Column("Word", sortedBy: \.self) { $0 }])
        table.order = RowOrder("Word")
        XCTAssertEqual(
            (0..<table.count).map { table.item(at: $0) },
            ["An", "an", "Ẩn", "Ánh", "ánh", "Bình", "Đức", "dung", "Em", "e\u{301}m", "Zoë"])
    }

    func testItsOrderAndItsFilterAreSaved() async throws {
        table.sort(by: RowOrder("Total", isDescending: true))
        table.filter = "bì"
        let saved = try XCTUnwrap(table.saved)
        let other = Order.table([])
        other.restore(saved)
        XCTAssertEqual(other.saved, saved)
        other.items = Order.four
        XCTAssertEqual(other.order, RowOrder("Total", isDescending: true))
        XCTAssertEqual(other.filter, "bì")
        XCTAssertEqual(other.item(at: other.marked).id, 1043)
        for text in ["", "9\n", "-0\n", "x", "-9223372036854775808\n", "+1\n"] {
            other.restore(text)
        }
        XCTAssertNil(other.order)
    }

    func testItIsReadAsItsRowsAndItsOrder() async {
        XCTAssertEqual(table.spokenText, "Orders, table: 4 rows")
        table.order = RowOrder("Total", isDescending: true)
        XCTAssertEqual(table.spokenText, "Orders, table: 4 rows, sorted by Total, descending")
    }
}
