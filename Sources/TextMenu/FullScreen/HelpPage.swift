/// All keys and their actions. On a narrow screen, an action is below its keys.
struct HelpPage {
    private let keys: [NamedHint]
    private let layout: PageLayout

    init(_ keys: [NamedHint], _ layout: PageLayout) {
        self.keys = keys
        self.layout = layout
    }

    /// The rows of the page.
    var drawing: Drawing {
        Drawing([FrameRow(width: layout.columns)] + keys.flatMap(rows).map(layout.placed))
    }

    private var margin: Int { DrawingContext.margin }

    /// The column of the actions beside the keys; nil if they have no room there.
    private var actionColumn: Int? {
        let column = margin + (keys.map(\.keys.columns).max() ?? 0) + 3
        let widest = keys.map(\.action.columns).max() ?? 0
        return column + widest < layout.width ? column : nil
    }

    private func rows(of hint: NamedHint) -> [FrameRow] {
        if let actionColumn {
            var row = row(hint.keys, .accent, at: margin)
            row.skip(to: actionColumn)
            row.add(hint.action)
            return [row]
        }
        let room = max(layout.width - margin - 3, 1)
        return hint.keys.wrapped(toColumns: room).map { row($0, .accent, at: margin) }
            + hint.action.wrapped(toColumns: room).map { row($0, .plain, at: margin + 2) }
    }

    private func row(_ text: String, _ style: Style, at column: Int) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(to: column)
        row.add(text, style)
        return row
    }
}
