import ScreenSupport
import TestSupport
import TextMenu
import WaylineInterface
import XCTest

/// Random orders, filters, moves, choices and selections in a table, against arrays.
@MainActor
final class RandomTableTests: XCTestCase {
    private let table = Order.table([], selects: .several)

    /// The items, and what is expected of the rows.
    private var items: [Order] = []
    private var order: RowOrder?
    private var filter = ""
    private var marked: Int?
    private var chosen: Int?
    private var selected: Set<Int> = []

    private var rows: [Order] {
        let found = items.filter { filter.isEmpty || "\($0.id) \($0.total)".contains(filter) }
        guard let order else { return found }
        let groups = Dictionary(grouping: found, by: \.total)
        let totals = order.isDescending ? groups.keys.sorted(by: >) : groups.keys.sorted()
        return totals.flatMap { groups[$0] ?? [] }
    }

    func testTheRowsAreThoseOfASortedAndFilteredArray() async {
        var random = SplitMix.printed()
        table.isReorderable = true
        for number in 0..<TestSize.count(500, all: 20_000) {
            let what = happen(&random)
            let shown = (0..<table.count).map { table.item(at: $0).id }
            let row = table.count > 0 ? table.item(at: table.marked).id : nil
            let choice = table.chosenIndex.map { table.item(at: $0).id }
            let isChosenShown = rows.contains { $0.id == chosen }
            guard shown == rows.map(\.id), table.items.map(\.id) == items.map(\.id),
                row == nil || row == marked, choice == (isChosenShown ? chosen : nil),
                table.selectedItems
                    == items.filter({ selected.contains($0.id) && shown.contains($0.id) })
            else {
                return XCTFail(
                    "at \(number): after \(what): \(shown), \(row ?? -1), not \(marked ?? -1)")
            }
        }
    }

    private func happen(_ random: inout SplitMix) -> String {
        let index = Int.random(in: 0...max(table.count - 1, 0), using: &random)
        defer { if !rows.contains(where: { $0.id == marked }) { marked = markedID } }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return change(&random)
        case 9 where table.count > 0, 10 where table.count > 0: return select(index)
        case 11: return selectAllOrNone()
        case 1, 2:
            order = table.nextOrder("Total")
            table.sort(by: order)
            return "sorting by \(order.debugDescription)"
        case 3, 4:
            filter = ["", "1", "2", "3"].randomElement(using: &random) ?? ""
            table.filter = filter
            return "the filter \(filter)"
        case 5 where table.count > 0:
            (marked, chosen) = (table.item(at: index).id, table.item(at: index).id)
            table.choose(at: index)
            return "choosing \(index)"
        case 6 where table.count > 0:
            marked = table.item(at: index).id
            table.marked = index
            return "marking \(index)"
        default: return move(by: Bool.random(using: &random) ? 1 : -1)
        }
    }

    private var markedID: Int? { table.count > 0 ? table.item(at: table.marked).id : marked }

    private func change(_ random: inout SplitMix) -> String {
        items = (0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random).map {
            Order(id: $0, customer: "", total: .random(in: 0...30, using: &random))
        }
        table.items = items
        selected.formIntersection(items.map(\.id))
        return "other items"
    }

    private func select(_ index: Int) -> String {
        let id = table.item(at: index).id
        if selected.remove(id) == nil { selected.insert(id) }
        marked = id
        table.select(at: index)
        return "selecting \(index)"
    }

    private func selectAllOrNone() -> String {
        let shown = rows.map(\.id)
        selected = selected.isSuperset(of: shown) ? [] : selected.union(shown)
        _ = table.look.handle(.selectAll)
        return "selecting all or none"
    }

    /// Moves the marked row by its key.
    private func move(by distance: Int) -> String {
        let index = table.marked
        let canMove = order == nil && filter.isEmpty && items.indices.contains(index + distance)
        if canMove, items.indices.contains(index) { items.swapAt(index, index + distance) }
        _ = table.look.handle(distance > 0 ? .moveRowDown : .moveRowUp)
        return "moving \(index) by \(distance)"
    }
}
