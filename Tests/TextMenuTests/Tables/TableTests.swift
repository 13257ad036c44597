import Binding
import TextMenu
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
        table.isEnabled = false
        table.sort(by: RowOrder("Customer"))
        XCTAssertEqual(count, 2)
        token.cancel()
    }

    func testSortedRowsAreNotMoved() async throws {
        table.isReorderable = true
        table.sort(by: RowOrder("Total"))
        let stage = try Stage(FixedCoordinator([table]))
        let sorted = table.items.map(\.id)
        stage.press("J")
        XCTAssertEqual(table.items.map(\.id), sorted)
        table.order = nil
        stage.press(.home, "J")
        XCTAssertNotEqual(table.items.map(\.id), sorted)
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

    func testARandomOrderIsThatOfASortedArray() async {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<100 {
            let orders = (0..<Int.random(in: 0...20, using: &random)).map {
                Order(id: $0, customer: "", total: .random(in: 0...5, using: &random))
            }
            table.items = orders
            let isDescending = Bool.random(using: &random)
            table.order = RowOrder("Total", isDescending: isDescending)
            let groups = Dictionary(grouping: orders, by: \.total)
            let sorted = groups.keys.sorted().flatMap { groups[$0] ?? [] }
            let reversed = groups.keys.sorted(by: >).flatMap { groups[$0] ?? [] }
            XCTAssertEqual(ids, (isDescending ? reversed : sorted).map(\.id))
        }
    }

    func testItIsReadAsItsRowsAndItsOrder() async {
        XCTAssertEqual(table.spokenText, "Orders, table: 4 rows")
        table.order = RowOrder("Total", isDescending: true)
        XCTAssertEqual(table.spokenText, "Orders, table: 4 rows, sorted by Total, descending")
    }
}
