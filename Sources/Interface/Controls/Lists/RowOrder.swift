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
    /// Returns the order after the current one if the user sorts by this name again and again:
    /// ascending, descending, and nil for the order in which the options were given.
    public func nextOrder(_ name: String) -> RowOrder? {
        guard order?.name == name else { return RowOrder(name) }
        return order?.isDescending == true ? nil : RowOrder(name, isDescending: true)
    }
}
