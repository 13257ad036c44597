extension Table {
    /// The row with the titles of the columns, and a sign at the one that the rows are sorted by.
    func headingRow(in context: DrawingContext) -> FrameRow {
        var row = FrameRow(width: context.width)
        for (column, place) in zip(columns, layout(in: context).places) {
            let isSorted = column.sort != nil && order?.name == column.title
            let sign = isSorted ? sign(in: context) : ""
            let room = sign.isEmpty ? place.width : place.width - 2
            let blanks = max(room - column.title.columns, 0)
            row.skip(to: place.start)
            if column.alignment == .trailing { row.skip(blanks) }
            if column.alignment == .trailing, !sign.isEmpty { row.add(sign + " ", .accent) }
            row.add(column.title, .strong, limit: room)
            if column.alignment == .leading, !sign.isEmpty { row.add(" " + sign, .accent) }
        }
        return row
    }

    private func sign(in context: DrawingContext) -> String {
        order?.isDescending == true ? context.symbols.descending : context.symbols.ascending
    }

    /// Adds the texts of `item` in the places of their columns.
    func addCells(
        of item: Item, _ style: Style, to row: inout FrameRow, in context: DrawingContext
    ) {
        let pattern = FilterPattern(filter)
        for (column, place) in zip(columns, layout(in: context).places) {
            row.skip(to: place.start)
            let text = column.text(item).truncated(toColumns: place.width)
            if column.alignment == .trailing { row.skip(place.width - text.columns) }
            row.add(text, style, marking: pattern)
            // The bar is the name of the row, so that a key writes little.
            row.endOfBar = row.endOfBar ?? row.width - row.room
        }
    }
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
        emptyText: String = "Nothing here.", columns: [Column<Item>]
    ) {
        self.init(label, items, identity: { AnyHashable(id($0)) }, emptyText: emptyText, columns)
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
}
