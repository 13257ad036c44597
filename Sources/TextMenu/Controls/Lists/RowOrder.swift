/// An order of rows, such as by a column of a table.
public struct RowOrder: Hashable, Sendable {
    /// The name of the order: the title of the column.
    public let name: String

    /// True if the greatest value comes first.
    public let isDescending: Bool

    /// Creates the order of this name.
    public init(_ name: String, isDescending: Bool = false) {
        (self.name, self.isDescending) = (name, isDescending)
    }
}

extension OptionInput {
    /// Returns the order of this name: descending if the options have it ascending.
    public func nextOrder(_ name: String) -> RowOrder {
        RowOrder(name, isDescending: order == RowOrder(name))
    }
}
