import WaylineText

/// The keys of the control that has the focus, those of the screen, and then all keys, with their
/// actions. On a narrow screen, an action is below its keys.
struct HelpPage {
    /// The keys in their sections, some of which have a name.
    struct Contents {
        let sections: [(name: String, keys: [NamedHint])]
    }

    private let contents: Contents
    private let layout: PageLayout

    init(_ contents: Contents, _ layout: PageLayout) {
        self.contents = contents
        self.layout = layout
    }

    /// The rows of the page.
    var drawing: Drawing {
        let all = contents.sections.flatMap { section in
            let name = section.name.isEmpty ? [] : [row(section.name, .strong, at: margin)]
            return [FrameRow(width: layout.width)] + name + section.keys.flatMap(rows)
        }
        return Drawing(all.map(layout.placed))
    }

    private var keys: [NamedHint] { contents.sections.flatMap(\.keys) }

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
