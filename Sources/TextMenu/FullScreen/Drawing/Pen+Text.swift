extension Pen {
    func draw(_ label: Label) -> Block {
        guard !label.text.isEmpty else { return Block() }
        let style: Style =
            switch label.emphasis {
            case .normal: .plain
            case .strong: .strong
            case .faint: .faint
            case .error: .error
            }
        if let row = row(of: label.text, style) { return Block(rows: [row]) }
        return Block(
            rows: label.text.wrapped(toColumns: max(width - Self.margin, 1)).map { line in
                var row = Row(width: width)
                row.skip(to: Self.margin)
                row.add(line, style)
                return row
            })
    }

    /// The one row of a text without line feeds that has room in it; nil for others.
    private func row(of text: String, _ style: Style) -> Row? {
        guard text.isPlain, text.utf8.count <= width - Self.margin else { return nil }
        var row = Row(width: width)
        row.skip(to: Self.margin)
        row.add(text, style)
        return row
    }

    func draw(_ field: TextField) -> Block {
        var row = labelled(field)
        if field.text.isEmpty {
            row.add(field.placeholder, .faint)
        } else {
            let shown = text(of: field)
            let first = firstColumn(of: field, shown)
            row.add(shown.visible(inColumns: first..<first + max(row.room, 0)), .plain)
        }
        guard isFocused else { return Block(rows: [row]) }
        let before = text(of: field, upToCursor: true).columns
        let column = valueColumn + before - firstColumn(of: field, text(of: field))
        return Block(rows: [row], cursor: .init(row: 0, column: min(column, width - 1)))
    }

    /// The column of the text that is seen first, so that the cursor is seen.
    private func firstColumn(of field: TextField, _ shown: String) -> Int {
        guard isFocused else { return 0 }
        let room = max(width - valueColumn, 1)
        return max(text(of: field, upToCursor: true).columns + 1 - room, 0)
    }

    private func text(of field: TextField, upToCursor: Bool = false) -> String {
        let text = upToCursor ? field.editing.textBeforeCursor : field.text
        return field.isSecure ? String(repeating: symbols.bullet, count: text.count) : text
    }

    func draw(_ table: Table) -> Block {
        var block = Block(rows: table.label.isEmpty ? [] : heading(table.label))
        let widest = table.rows.map(\.key.columns).max() ?? 0
        let column = min(Self.margin + widest + 2, max(width / 2, Self.margin))
        for entry in table.rows {
            var row = Row(width: width)
            row.skip(to: Self.margin)
            row.add(entry.key, .faint, limit: column - Self.margin - 1)
            row.skip(to: column)
            row.add(entry.value)
            block.rows.append(row)
        }
        return block
    }

    func draw(_ picture: Picture) -> Block {
        var row = Row(width: width)
        row.skip(to: Self.margin)
        row.add("(\(picture.initials))", .accent)
        row.skip(2)
        row.add(picture.text)
        return Block(rows: [row])
    }
}
