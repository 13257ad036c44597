import WaylineInterface
import WaylineText

/// The keys of the control that has the focus, those of the screen, and then all keys, with their
/// actions; with a filter, those that it finds. On a narrow screen, an action is below its keys.
@MainActor
struct HelpPage {
    /// The keys in their sections, some of which have a name.
    struct Contents {
        let sections: [(name: String, keys: [NamedHint])]
        let filter: HelpFilter
    }

    private let all: [NamedHint]
    private let sections: [(name: String, keys: [NamedHint])]
    private let filter: HelpFilter
    private let layout: PageLayout
    private let wording: Wording

    init(_ contents: Contents, _ layout: PageLayout, _ wording: Wording) {
        (filter, self.layout, self.wording) = (contents.filter, layout, wording)
        let all = contents.sections.flatMap(\.keys)
        self.all = all
        sections = contents.sections.map { ($0.name, contents.filter.found(in: $0.keys, of: all)) }
    }

    /// The rows of the page.
    var drawing: Drawing {
        var drawing = Drawing()
        if filter.isTyped || !filter.text.isEmpty {
            let context = DrawingContext(width: layout.width, isFocused: true, wording: wording)
            let count = sections.map(\.keys.count).reduce(0, +)
            context.addFilter(filter.text, filter.editing, (count, all.count), to: &drawing)
        }
        for section in sections where !section.keys.isEmpty {
            drawing.rows.append(FrameRow(width: layout.width))
            if !section.name.isEmpty { drawing.rows.append(row(section.name, .strong, at: margin)) }
            drawing.rows += section.keys.flatMap(rows)
        }
        drawing.rows = drawing.rows.map(layout.placed)
        return drawing
    }

    private var margin: Int { DrawingContext.margin }

    /// The column of the actions beside the keys; nil if they have no room there.
    private var actionColumn: Int? {
        let column = margin + (all.map(\.keys.columns).max() ?? 0) + 3
        let widest = all.map(\.action.columns).max() ?? 0
        return column + widest < layout.width ? column : nil
    }

    private func rows(of hint: NamedHint) -> [FrameRow] {
        if let actionColumn {
            var row = row(hint.keys, .accent, at: margin)
            row.skip(to: actionColumn)
            row.add(hint.action, marking: filter.text)
            return [row]
        }
        let room = max(layout.width - margin - 3, 1)
        return hint.keys.wrapped(toColumns: room).map { row($0, .accent, at: margin) }
            + hint.action.wrapped(toColumns: room).map { row($0, .plain, at: margin + 2) }
    }

    private func row(_ text: String, _ style: FrameRow.Style, at column: Int) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(to: column)
        row.add(text, style, marking: style == .strong ? "" : filter.text)
        return row
    }
}

/// The filter of the help, as that of a list: `/` begins it, Enter keeps it, Escape removes it.
struct HelpFilter {
    /// The text; empty for all keys.
    private(set) var text = ""

    /// The text while the user types it.
    private(set) var editing: TextEditing?

    var isTyped: Bool { editing != nil }

    /// Takes all leading keys that edit the text. Returns false if none does.
    mutating func edit(with keys: inout ArraySlice<Key>, _ table: KeyTable) -> Bool {
        guard var editing else { return false }
        let inputs = table.edits(at: &keys, isMultiline: false)
        for input in inputs { editing.apply(input) }
        (self.editing, text) = (editing, editing.text)
        return !inputs.isEmpty
    }

    /// Handles a key that is not text. Returns false if it does not change the filter.
    mutating func handle(_ command: KeyCommand) -> Bool {
        let wasTyped = isTyped
        editing = nil
        switch command {
        case .filter: editing = TextEditing(text)
        case .choose where wasTyped: break
        case .cancel where wasTyped || !text.isEmpty: text = ""
        default: return false
        }
        return true
    }

    /// Returns those of `hints` with the text in their keys or their actions. If none of `all` has
    /// it, returns those with its letters in order.
    func found(in hints: [NamedHint], of all: [NamedHint]) -> [NamedHint] {
        if text.isEmpty { return hints }
        let pattern = FilterPattern(text)
        let isThere = all.contains { $0.isFound(by: pattern) }
        return hints.filter { $0.isFound(by: isThere ? pattern : pattern.inOrder) }
    }
}

extension NamedHint {
    fileprivate func isFound(by pattern: FilterPattern) -> Bool {
        pattern.isFound(in: keys) || pattern.isFound(in: action)
    }
}
