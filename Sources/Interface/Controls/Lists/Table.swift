import Binding
import WaylineText

/// A list whose rows have columns, under a heading row.
///
/// ![Rows with columns.](Table)
/// ![A narrow table, whose rows take two lines.](TwoLineRows)
///
/// ```swift
/// let orders = Table<Order>(
///     "Orders",
///     columns: [
///         Column("Number") { $0.number },
///         Column("Customer", width: .flexible, sortedBy: \.customer) { $0.customer },
///         Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total) ₫" },
///     ])
/// ```
///
/// The text in the first column is the name of its row, unless a column is declared by
/// ``Column/namingRow()``. If not all columns have room, a row takes two lines. The user sorts by
/// `s`, or by a click on the title of a column; in plain lines by `s Total`. The third time
/// restores the order of ``List/items``. Texts that have no room in the row with the marker are
/// shown below the rows.
public final class Table<Item>: List<Item>, ColumnedRows {
    /// The columns from the left to the right.
    public let columns: [Column<Item>]

    /// The index of the column whose text is the name of the row.
    package let namingColumn: Int
    private var shownOrder: RowOrder?

    init(
        _ label: String, _ items: [Item], identity: ((Item) -> AnyHashable)?,
        _ selects: RowSelection = .one, emptyText: String, _ columns: [Column<Item>]
    ) {
        let sorted = columns.filter { $0.sort != nil }.map { $0.title }
        precondition(
            Set(sorted).count == sorted.count, "columns to sort by have one title: \(sorted)")
        let naming = columns.firstIndex(where: \.namesRow) ?? 0
        self.columns = columns
        namingColumn = naming
        super.init(
            label, items: items, identity: identity, selects: selects, emptyText: emptyText,
            section: nil, title: { columns.isEmpty ? "" : columns[naming].text($0) },
            match: { pattern, orInOrder, item in
                columns.reduce(.none) { best, column in
                    if best == .whole { return best }
                    return max(best, pattern.match(in: column.text(item), orInOrder: orInOrder))
                }
            })
    }

    /// The order of the rows; nil if they stand as in ``List/items``. An unknown order becomes nil.
    /// Setting it sends no event.
    public override var order: RowOrder? {
        get { shownOrder }
        set { show(in: newValue) }
    }

    public override var orders: [String] { columns.filter { $0.sort != nil }.map { $0.title } }

    /// Sorts the rows, as a user does; nil brings back the order of ``List/items``.
    public override func sort(by order: RowOrder?) {
        guard isEnabled, order.map({ orders.contains($0.name) }) ?? true else { return }
        show(in: order)
        events.send(.change)
    }

    private func show(in order: RowOrder?) {
        let sort = index(of: order).flatMap { columns[$0].sort }
        let known = sort == nil ? nil : order
        guard known != shownOrder else { return }
        shownOrder = known
        let (isDescending, oldVersion) = (known?.isDescending ?? false, version)
        change { rows in
            rows.sort(items, by: sort.map { sort in { sort($0, isDescending) } })
        }
        if version == oldVersion { touch() }
    }

    /// The index of the column that the rows are sorted by.
    private func index(of order: RowOrder?) -> Int? {
        columns.firstIndex { $0.sort != nil && $0.title == order?.name }
    }

    public override func text(at index: Int) -> String {
        let item = item(at: index)
        let others = columns.indices.filter { $0 != namingColumn }
        return ([title(at: index)] + others.map { namedText(of: columns[$0], item) })
            .joined(with: ", ")
    }

    package func namedCell(_ column: Int, at index: Int) -> String {
        namedText(of: columns[column], item(at: index))
    }

    private func namedText(of column: Column<Item>, _ item: Item) -> String {
        let text = column.text(item)
        return text.isEmpty ? "" : [column.title, text].joined(with: ": ")
    }

    package var headings: [ColumnHeading] {
        columns.map { column in
            ColumnHeading(
                title: column.title, width: column.width, alignment: column.alignment,
                isSortable: column.sort != nil)
        }
    }

    package func cell(_ column: Int, at index: Int) -> String {
        columns[column].text(item(at: index))
    }

    public override var role: String { "table" }

    public override func stateText(in wording: Wording) -> String {
        let sorted = order.map { order in
            wording(order.isDescending ? .sortedDownBy : .sortedBy, order.name)
        }
        return [super.stateText(in: wording), sorted ?? ""].joined(with: ", ")
    }

    /// The order and the filter.
    public override var saved: String? {
        let number = index(of: order)
        let sign = order?.isDescending == true ? "-" : "+"
        return (number.map { "\(sign)\($0 + 1)" } ?? "") + "\n" + (super.saved ?? "")
    }

    public override func restore(_ saved: String) {
        let parts = saved.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        let index = Int(parts[0].drop { "+-".contains($0) }).map { $0 - 1 } ?? -1
        order =
            columns.indices.contains(index)
            ? RowOrder(columns[index].title, isDescending: parts[0].hasPrefix("-")) : nil
        super.restore(String(parts[1]))
    }
}

/// A column of a table, without the type of the items.
package struct ColumnHeading {
    package let title: String
    package let width: ColumnWidth
    package let alignment: ColumnAlignment

    /// True if the user can sort by it.
    package let isSortable: Bool
}

/// Rows with columns, whatever the type of the items is.
@MainActor
package protocol ColumnedRows: OptionInput {
    /// The columns from the left to the right.
    var headings: [ColumnHeading] { get }

    /// The index of the column whose text is the name of the row.
    var namingColumn: Int { get }

    /// Returns the text of the row at `index` in this column.
    func cell(_ column: Int, at index: Int) -> String

    /// Returns the same text after the title of the column; empty if there is no text.
    func namedCell(_ column: Int, at index: Int) -> String
}

extension Table {
    /// Creates a table of this name.
    public convenience init(
        _ label: String = "", _ items: [Item] = [], emptyText: String = "Nothing here.",
        columns: [Column<Item>]
    ) {
        self.init(label, items, identity: nil, emptyText: emptyText, columns)
    }

    /// Creates a table whose marker and chosen row stay on their item when the items change. The
    /// `id` of each item is different.
    public convenience init<ID: Hashable>(
        _ label: String = "", _ items: [Item] = [], id: @escaping (Item) -> ID,
        selects: RowSelection = .one, emptyText: String = "Nothing here.", columns: [Column<Item>]
    ) {
        self.init(
            label, items, identity: { AnyHashable(id($0)) }, selects, emptyText: emptyText, columns)
    }
}

extension Table where Item: Identifiable {
    /// Creates a table whose marker and chosen row stay on their item when the items change.
    public convenience init(
        _ label: String = "", _ items: [Item] = [], emptyText: String = "Nothing here.",
        columns: [Column<Item>]
    ) {
        self.init(label, items, id: { $0.id }, emptyText: emptyText, columns: columns)
    }

    /// Creates such a table, in which the user can select several rows.
    public convenience init(
        _ label: String = "", _ items: [Item] = [], selects: RowSelection,
        emptyText: String = "Nothing here.", columns: [Column<Item>]
    ) {
        self.init(
            label, items, id: { $0.id }, selects: selects, emptyText: emptyText, columns: columns)
    }
}
