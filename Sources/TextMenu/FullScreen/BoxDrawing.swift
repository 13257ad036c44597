/// The boxes that stand around a control, one in another, between the edges of the page.
struct BoxDrawing {
    let isUnicode: Bool

    let layout: PageLayout

    private var symbols: Symbols { Symbols(isUnicode: isUnicode) }

    /// The number of columns of the page.
    private var width: Int { layout.width }

    /// The style of the lines.
    var style = FrameRow.Style.faint

    /// The number of boxes.
    var depth = 0

    /// The number of columns at each side of the outermost box, as beside a rule.
    var gap = 1

    /// The number of columns before those in the innermost box.
    var inset: Int { depth == 0 ? 0 : gap + depth }

    /// The number of columns in the innermost box.
    var innerWidth: Int { max(width - 2 * inset, 0) }

    /// The top line of the innermost box.
    func top(_ title: String) -> FrameRow {
        guard depth > 0 else { return FrameRow(width: width) }
        var row = FrameRow(width: innerWidth + 2)
        row.add(symbols.box[0] + symbols.rule, style)
        if !title.isEmpty {
            row.add(" ")
            row.add(title, .strong, limit: row.room - 3)
            row.add(" ")
        }
        return closed(row, with: symbols.rule, symbols.box[1])
    }

    /// The bottom line of the innermost box.
    var bottom: FrameRow {
        guard depth > 0 else { return FrameRow(width: width) }
        var row = FrameRow(width: innerWidth + 2)
        row.add(symbols.box[2], style)
        return closed(row, with: symbols.rule, symbols.box[3])
    }

    /// Returns `row` with the sides of all boxes.
    func boxed(_ row: FrameRow) -> FrameRow {
        guard row.width < width - 2 * gap else {
            return layout.placed(row.width < width ? row.indented(by: gap, width: width) : row)
        }
        var boxed = FrameRow(width: row.width + 2)
        boxed.add(symbols.box[4], style)
        boxed.add(row)
        boxed.skip(to: boxed.width - 1)
        boxed.add(symbols.box[4], style)
        return self.boxed(boxed)
    }

    /// Returns `drawing` with the sides of all boxes.
    func boxed(_ drawing: Drawing) -> Drawing {
        guard depth > 0 || layout.width < layout.columns || layout.isWide else { return drawing }
        var boxed = drawing
        boxed.rows = drawing.rows.map { row in
            self.boxed(row.width < innerWidth ? row.indented(by: 0, width: innerWidth) : row)
        }
        boxed.cursor?.column += inset
        return boxed
    }

    private func closed(_ row: FrameRow, with rule: String, _ end: String) -> FrameRow {
        var row = row
        while row.room > 1 { row.add(rule, style) }
        row.add(end, style)
        return row
    }
}
