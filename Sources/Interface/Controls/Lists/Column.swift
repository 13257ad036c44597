/// A column of a table.
///
/// ```swift
/// let total = Column<Order>("Total", alignment: .trailing, sortedBy: \.total) {
///     "\($0.total)"
/// }
/// ```
public struct Column<Item> {
    /// The text in the heading row.
    public let title: String

    /// The rule for its width.
    public let width: ColumnWidth

    /// The side at which its texts line up.
    public let alignment: ColumnAlignment

    /// True if its text is the name of the row.
    public private(set) var namesRow = false

    /// The text of an item.
    public let text: (Item) -> String

    /// Returns the indices of the items in the order of this column; nil if the user cannot sort by
    /// it.
    let sort: (([Item], _ isDescending: Bool) -> [Int])?

    /// Creates a column by which the user cannot sort.
    public init(
        _ title: String, width: ColumnWidth = .fitted, alignment: ColumnAlignment = .leading,
        text: @escaping (Item) -> String
    ) {
        (self.title, self.width, self.alignment, self.text) = (title, width, alignment, text)
        sort = nil
    }

    /// Creates a column by which the user can sort. Items with equal values stay in their order.
    public init<Value: Comparable>(
        _ title: String, width: ColumnWidth = .fitted, alignment: ColumnAlignment = .leading,
        sortedBy value: @escaping (Item) -> Value, text: @escaping (Item) -> String
    ) {
        (self.title, self.width, self.alignment, self.text) = (title, width, alignment, text)
        sort = { items, isDescending in
            let values = items.map(value)
            return values.indices.sorted { one, other in
                let (first, second) = isDescending ? (other, one) : (one, other)
                if values[first] < values[second] { return true }
                return !(values[second] < values[first]) && one < other
            }
        }
    }

    /// Creates a column by whose texts the user can sort: capital and small letters
    /// count the same, and a Latin letter counts as the one without its marks: "Ánh" stands
    /// before "Bình", and "Đức" with the D. Texts that are then equal follow each other.
    public init(
        _ title: String, width: ColumnWidth = .fitted, alignment: ColumnAlignment = .leading,
        sortedBy value: @escaping (Item) -> String, text: @escaping (Item) -> String
    ) {
        self.init(
            title, width: width, alignment: alignment, sortedBy: { FoldedText(value($0)) },
            text: text)
    }
}

extension Column {
    /// Returns the column as the one whose text is the name of the row: in plain lines, in tests
    /// and in scripts. Without one, that is the first column.
    ///
    /// ```swift
    /// let columns = [
    ///     Column<Letter>("") { $0.isRead ? "" : "•" },
    ///     Column("Subject", width: .flexible) { $0.subject }.namingRow(),
    /// ]
    /// ```
    public func namingRow() -> Column {
        var column = self
        column.namesRow = true
        return column
    }
}

/// The rule for the width of a table's column.
public enum ColumnWidth: Hashable, Sendable {
    /// As wide as the widest text that was shown, if there is room.
    case fitted

    /// This many characters of usual width.
    case fixed(Int)

    /// As much as the other columns leave. Several such columns share it.
    case flexible
}

/// The side of a table's column at which its texts line up.
public enum ColumnAlignment: Hashable, Sendable {
    /// The texts begin at the same place.
    case leading

    /// The texts end at the same place. Use it for numbers.
    case trailing
}
