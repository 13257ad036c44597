extension Pen {
    /// As many rows as there is height for, with the highlighted one among them.
    func draw(_ list: AnyList) -> Block {
        var block = Block(rows: list.label.isEmpty ? [] : heading(list.label))
        if isFiltering || !list.filter.isEmpty { filter(list, &block) }
        guard list.count > 0 else {
            var row = row
            row.skip(to: Self.margin)
            row.add(list.emptyText, .faint)
            block.focusRow = block.rows.count
            block.rows.append(row)
            return block
        }
        let room = max(min(height - block.rows.count, list.count), 1)
        let first = max(min(list.highlight - room / 2, list.count - room), 0)
        block.focusRow = block.rows.count + list.highlight - first
        for index in first..<first + room { block.rows.append(row(index, of: list)) }
        return block
    }

    private func row(_ index: Int, of list: AnyList) -> Row {
        var row = Row(width: width)
        if isFocused, index == list.highlight {
            row.skip(1)
            row.add(symbols.marker, .accent)
        }
        row.skip(to: Self.margin)
        row.add(list.title(at: index), index == list.chosenIndex ? .accent : .plain)
        return row
    }

    private func filter(_ list: AnyList, _ block: inout Block) {
        var row = Row(width: width)
        row.skip(to: Self.margin)
        row.add("/ ", .accent)
        row.add(list.filter)
        if isFiltering {
            block.cursor = .init(row: block.rows.count, column: min(width - row.room, width - 1))
        }
        row.skip(2)
        row.add(wording(.countOf, "\(list.count)", "\(list.countOfAll)"), .faint)
        block.rows.append(row)
    }
}
