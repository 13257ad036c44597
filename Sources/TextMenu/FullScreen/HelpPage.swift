import WaylineInterface
import WaylineText

/// The keys of the control that has the focus, those of the screen, and then all others, with their
/// actions. A filter shows only the keys that it finds. The first key of each action stands out.
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
            if !section.name.isEmpty { drawing.rows.append(heading(section.name)) }
            drawing.rows += section.keys.flatMap(rows)
        }
        drawing.rows = drawing.rows.map(layout.placed)
        return drawing
    }

    private var margin: Int { DrawingContext.margin }

    /// The columns for the keys. Keys and actions that need more are wrapped.
    private var keyColumns: Int {
        min(all.map(\.keyColumns).max() ?? 0, max(layout.width * 2 / 5, 8))
    }

    private func rows(of hint: NamedHint) -> [FrameRow] {
        let actionColumn = margin + keyColumns + 2
        let keys = hint.keyLines(keyColumns)
        let actions = hint.action.wrapped(toColumns: max(layout.width - actionColumn - 1, 1))
        return (0..<max(keys.count, actions.count)).map { index in
            var row = FrameRow(width: layout.width)
            row.skip(to: margin)
            if index < keys.count {
                let (first, others) = keys[index]
                row.add(first, .accent, marking: filter.text)
                if !first.isEmpty, !others.isEmpty { row.skip(2) }
                row.add(others, .faint, marking: filter.text)
            }
            row.skip(to: actionColumn)
            if index < actions.count { row.add(actions[index], marking: filter.text) }
            return row
        }
    }

    private func heading(_ text: String) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(to: margin)
        row.add(text, .strong)
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
        [keys, others, action].contains(where: pattern.isFound)
    }

    /// The columns of all keys in one line.
    fileprivate var keyColumns: Int {
        others.isEmpty ? keys.columns : keys.columns + 2 + others.columns
    }

    /// The keys in lines of at most this many columns.
    fileprivate func keyLines(_ columns: Int) -> [(first: String, others: String)] {
        if keyColumns <= columns { return [(keys, others)] }
        let lines =
            keys.wrapped(toColumns: columns).map { ($0, "") }
            + others.wrapped(toColumns: columns).map { ("", $0) }
        return lines.filter { $0 != ("", "") }
    }
}
