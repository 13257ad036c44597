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
    /// The order that a user gets with this name: a second time, in the opposite direction.
    public func nextOrder(_ name: String) -> RowOrder {
        RowOrder(name, isDescending: order == RowOrder(name))
    }
}
