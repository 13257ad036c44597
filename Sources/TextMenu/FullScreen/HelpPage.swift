import WaylineText

/// The keys of the control that has the focus, and then all keys, with their actions. On a narrow
/// screen, an action is below its keys.
struct HelpPage {
    /// The keys of the control, under its name, and all keys.
    struct Contents {
        let name: String
        let ofControl: [NamedHint]
        let all: [NamedHint]
    }

    private let contents: Contents
    private let layout: PageLayout

    init(_ contents: Contents, _ layout: PageLayout) {
        self.contents = contents
        self.layout = layout
    }

    /// The rows of the page.
    var drawing: Drawing {
        let blank = [FrameRow(width: layout.width)]
        let ofControl = contents.ofControl.flatMap(rows)
        let name = contents.name.isEmpty ? [] : [row(contents.name, .strong, at: margin)]
        let first = ofControl.isEmpty ? [] : name + ofControl + blank
        return Drawing((blank + first + contents.all.flatMap(rows)).map(layout.placed))
    }

    private var keys: [NamedHint] { contents.ofControl + contents.all }

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

    private func row(_ text: String, _ style: FrameRow.Style, at column: Int) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(to: column)
        row.add(text, style)
        return row
    }
}
