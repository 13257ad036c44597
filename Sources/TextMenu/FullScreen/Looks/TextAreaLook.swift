import WaylineInterface
import WaylineText

/// The look of a `TextArea`.
final class TextAreaLook: TextFieldLook {
    private unowned let area: TextArea

    /// The number of columns for text in the last drawing, in which the cursor moves up and down.
    private var columns = 40

    /// The rows in the last drawing.
    private var layout: TextEditing.Rows?

    /// The first row that is shown.
    private var firstRow = 0

    init(_ area: TextArea) {
        self.area = area
        super.init(area)
    }

    override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .up: return move(by: -1)
        case .down: return move(by: 1)
        case .choose:
            edit([.text("\n")])
            return true
        default: return false
        }
    }

    override func click(at position: Drawing.Position, in context: DrawingContext) {
        let layout = updatedLayout()
        let column = position.column - context.valueColumn
        area.moveCursor(to: layout.index(inRow: firstRow + position.row, column: column))
    }

    /// Moves the cursor to another row. Returns false at the first and the last one.
    private func move(by distance: Int) -> Bool {
        let layout = updatedLayout()
        let place = layout.place(of: area.editing.cursor)
        guard (0..<layout.count).contains(place.row + distance) else { return false }
        area.moveCursor(to: layout.index(inRow: place.row + distance, column: place.column))
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[.newLine]), KeyCommand.Hint(.next, wording[.next])]
    }

    override func draw(in context: DrawingContext) -> Drawing {
        if area.editing.count == 0 { return super.draw(in: context) }
        columns = max(context.width - context.valueColumn - 2, 1)
        let layout = updatedLayout()
        let place = layout.place(of: area.editing.cursor)
        let shown = visibleRows(of: layout, around: place.row)
        var drawing = Drawing(shown.map { row(layout, $0, in: shown, context) })
        guard context.isFocused else { return drawing }
        drawing.focusRow = place.row - shown.lowerBound
        let column = min(context.valueColumn + min(place.column, columns), context.width - 1)
        drawing.cursor = .init(row: drawing.focusRow, column: column)
        return drawing
    }

    /// The rows of the text as it is now. Those far from the last change are not laid out again.
    private func updatedLayout() -> TextEditing.Rows {
        var layout = self.layout.take() ?? TextEditing.Rows(area.editing, columns: columns)
        if layout.columns == columns {
            layout.update(area.editing)
        } else {
            layout = TextEditing.Rows(area.editing, columns: columns)
        }
        self.layout = layout
        return layout
    }

    private func visibleRows(of layout: TextEditing.Rows, around row: Int) -> Range<Int> {
        let count = min(layout.count, area.rows)
        firstRow = min(max(firstRow, row - count + 1), row, layout.count - count)
        return firstRow..<firstRow + count
    }

    /// A row of the text, with a sign at the edge if the text goes on.
    private func row(
        _ layout: TextEditing.Rows, _ index: Int, in shown: Range<Int>, _ context: DrawingContext
    ) -> FrameRow {
        var row = context.row(isMarked: false)
        if index == shown.lowerBound { row = context.labelledRow(area) }
        row.skip(to: context.valueColumn)
        let style = area.isEnabled ? area.editing.style(isFocused: context.isFocused) : .faint
        row.add(layout.text(ofRow: index), style, limit: columns)
        if area.isEnabled { row.fill(to: context.valueColumn + columns + 1, .field) }
        let isFirst = index == shown.lowerBound && index > 0
        let isLast = index == shown.upperBound - 1 && index < layout.count - 1
        guard isFirst || isLast else { return row }
        row.skip(to: context.width - 1)
        row.add(isFirst ? context.symbols.above : context.symbols.below, .accent)
        return row
    }
}
