import WaylineInterface

/// Draws the body of a page: a column of controls, or two columns beside each other.
@MainActor
final class BodyDrawing {
    private let isUnicode: Bool
    private var layout = PageLayout(columns: 0)
    private var columns: [ColumnDrawing] = []

    /// The current drawings of two columns.
    private var drawings: [Drawing] = []

    init(isUnicode: Bool) {
        self.isUnicode = isUnicode
    }

    /// True if an animated control was drawn.
    var isAnimated: Bool {
        for column in columns where column.isAnimated { return true }
        return false
    }

    /// Moves all animations to the next step.
    func animate() {
        for column in columns { column.animate() }
    }

    /// Forgets all controls: another page is drawn from now on.
    func reset() {
        for column in columns { column.reset() }
    }

    /// Returns whether the last drawing had the context of `content`, apart from the focus.
    func hasContext(of content: Composer.Content) -> Bool {
        columns.first?.hasContext(of: content) ?? true
    }

    /// Draws the columns of the page.
    func draw(_ content: Composer.Content, _ layout: PageLayout, height: Int) -> [Drawing] {
        if layout != self.layout {
            self.layout = layout
            columns = layout.columnLayouts.map { ColumnDrawing($0, isUnicode: isUnicode) }
        }
        let parts = layout.isSplit ? content.page.columns : [content.page.column]
        let drawings = zip(columns, parts).map { $0.draw($1, content, height: height) }
        self.drawings = layout.isSplit ? drawings : []
        return drawings
    }

    /// The place of `control`, which has the focus; the first row if it is not drawn.
    func focus(on control: Control?) -> FocusPlace {
        guard let control else { return FocusPlace() }
        if !layout.isSplit { return columns.first?.focus(on: control) ?? FocusPlace() }
        for (index, column) in columns.enumerated() {
            guard var place = column.focus(on: control) else { continue }
            place.column = index
            place.cursor?.column += layout.start(ofColumn: index)
            return place
        }
        return FocusPlace()
    }

    /// Draws `control` again, and adds its changed rows to `patch`. Returns false if the control is
    /// not here, or other rows move too.
    func redraw(
        _ control: Control, hasFocus: Bool, _ view: Viewport, in patch: inout FramePatch
    ) -> Bool {
        for (index, column) in columns.enumerated() {
            let (top, first) = (view.top(ofColumn: index), patch.rows.count)
            guard column.redraw(control, hasFocus: hasFocus, below: top, in: &patch)
            else { continue }
            if layout.isSplit {
                for place in first..<patch.rows.count {
                    let (row, part) = patch.rows[place]
                    drawings[index].rows[row - top] = part
                    patch.rows[place].row = joined(at: row, in: view)
                }
            }
            return true
        }
        return false
    }

    /// The number of changes of the rows of `list` when it was drawn; nil if it was not drawn.
    func rowChanges(of list: Control) -> Int? {
        for column in columns {
            if let changes = column.rowChanges(of: list) { return changes }
        }
        return nil
    }

    /// The row of the frame at `row`, with what each of two columns has there.
    func joined(at row: Int, in view: Viewport) -> FrameRow {
        var parts: [FrameRow?] = []
        for (index, drawing) in drawings.enumerated() {
            let place = row - view.top(ofColumn: index)
            parts.append(drawing.rows.indices.contains(place) ? drawing.rows[place] : nil)
        }
        return layout.joined(parts, Symbols(isUnicode: isUnicode))
    }

    /// The control of `page` at this place of the frame, with the position in its drawing.
    func control(
        at row: Int, _ column: Int, on page: Page, in view: Viewport
    ) -> (control: Control, position: Drawing.Position, context: DrawingContext)? {
        let index = layout.column(at: column)
        guard columns.indices.contains(index) else { return nil }
        return columns[index].control(
            at: row - view.top(ofColumn: index), column - layout.start(ofColumn: index), on: page)
    }
}
