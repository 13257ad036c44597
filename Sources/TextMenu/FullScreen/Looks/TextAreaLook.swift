import WaylineInterface
import WaylineText

/// The look of a `TextArea`.
final class TextAreaLook: TextFieldLook {
    private unowned let area: TextArea

    /// The number of columns for text in the last drawing, in which the cursor moves up and down.
    private var columns = 40

    /// The place of the first row that is shown.
    private var top = 0

    init(_ area: TextArea) {
        self.area = area
        super.init(area)
    }

    override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .up: return move(to: rowAbove)
        case .down: return move(to: rowBelow)
        case .selectUp: return select(to: rowAbove ?? 0)
        case .selectDown: return select(to: rowBelow ?? area.editing.count)
        case .choose:
            edit([.text("\n")])
            return true
        default: return super.handle(command)
        }
    }

    override func click(at position: Drawing.Position, in context: DrawingContext) {
        let rows = shownRows
        guard position.row >= 0 else { return }
        let row = rows[min(position.row, rows.count - 1)]
        area.moveCursor(to: row.index(inColumn: position.column - context.valueColumn))
    }

    /// The place above the cursor; nil in the first row.
    private var rowAbove: Int? {
        let editing = area.editing
        let rows = editing.rows(upTo: editing.cursor, count: 2, columns: columns)
        return rows.count < 2 ? nil : place(in: rows[0], from: rows[1])
    }

    /// The place below the cursor; nil in the last row.
    private var rowBelow: Int? {
        let editing = area.editing
        let rows = editing.rows(from: editing.cursor, count: 2, columns: columns)
        return rows.count < 2 ? nil : place(in: rows[1], from: rows[0])
    }

    private func place(in row: TextEditing.Row, from old: TextEditing.Row) -> Int {
        row.index(inColumn: old.column(of: area.editing.cursor))
    }

    /// Moves the cursor. Returns false without a place.
    private func move(to place: Int?) -> Bool {
        guard let place else { return false }
        area.moveCursor(to: place)
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[.newLine]), KeyCommand.Hint(.next, wording[.next])]
    }

    override func draw(in context: DrawingContext) -> Drawing {
        columns = max(context.width - context.valueColumn - 2, 1)
        if area.editing.count == 0 { return withAllRows(super.draw(in: context), context) }
        let rows = shownRows
        top = rows[0].range.lowerBound
        var drawing = withAllRows(Drawing(rows.indices.map { row($0, of: rows, context) }), context)
        guard context.isFocused else { return drawing }
        let cursor = area.editing.cursor
        drawing.focusRow = rows.lastIndex { $0.range.lowerBound <= cursor } ?? 0
        let column = min(rows[drawing.focusRow].column(of: cursor), columns)
        drawing.cursor = .init(
            row: drawing.focusRow, column: min(context.valueColumn + column, context.width - 1))
        return drawing
    }

    /// Adds the rows without text, so that nothing below moves while the user types.
    private func withAllRows(_ drawing: Drawing, _ context: DrawingContext) -> Drawing {
        var drawing = drawing
        var row = FrameRow(width: context.width)
        row.skip(to: context.valueColumn)
        if area.isEnabled { row.fill(to: context.valueColumn + columns + 1, .field) }
        while drawing.rows.count < area.rows { drawing.rows.append(row) }
        return drawing
    }

    /// The rows to show: as before if they have the cursor.
    private var shownRows: [TextEditing.Row] {
        let (editing, columns) = (area.editing, columns)
        let most = min(area.rows, editing.count + 1)
        let cursor = editing.cursor
        var rows = editing.rows(
            from: min(top, editing.count, cursor), count: most, columns: columns)
        if !rows.contains(where: { $0.has(cursor) }) {
            rows = editing.rows(upTo: cursor, count: most, columns: columns)
        }
        if rows.count < most {
            rows = editing.rows(upTo: editing.count, count: most, columns: columns)
        }
        return rows
    }

    /// A row of the text, with a sign at the edge if the text goes on.
    private func row(
        _ index: Int, of rows: [TextEditing.Row], _ context: DrawingContext
    ) -> FrameRow {
        var row = index == 0 ? context.labelledRow(area) : context.row(isMarked: false)
        row.skip(to: context.valueColumn)
        let (shown, editing) = (rows[index], area.editing)
        for (part, style) in editing.parts(isFocused: context.isFocused) {
            let used = row.width - row.room - context.valueColumn
            row.add(
                shown.text(in: part), area.isEnabled ? style : .disabled, limit: columns - used)
        }
        if area.isEnabled { row.fill(to: context.valueColumn + columns + 1, .field) }
        let isFirst = index == 0 && shown.range.lowerBound > 0
        let isLast = index == rows.count - 1 && shown.range.upperBound < editing.count
        guard isFirst || isLast else { return row }
        row.skip(to: context.width - 1)
        row.add(isFirst ? context.symbols.above : context.symbols.below, .accent)
        return row
    }
}
