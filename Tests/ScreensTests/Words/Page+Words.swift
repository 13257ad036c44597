import Wayline

extension Page {
    /// All that is said here, hidden controls and empty texts too: in another language, the same stands
    /// at the same place. Rows of lists and values of tables are data.
    var words: [String] {
        let alert = alert.map { [$0.title, $0.message] + $0.actions.map(\.title) } ?? []
        return trail + tabs.map(\.title) + alert + observed.flatMap(\.words)
    }
}

extension View {
    /// All that its controls say.
    var words: [String] { [title] + controls.flatMap(\.words) }
}

extension Control {
    var words: [String] {
        let common = [label, hint, error, spokenLabel ?? ""]
        switch kind {
        case .label(let label): return common + [label.text]
        case .textField(let field): return common + [field.placeholder]
        case .choice(let choice): return common + choice.titles
        case .list(let list): return common + [list.emptyText]
        case .table(let table): return common + table.rows.map(\.key)
        case .button, .toggle, .spinner, .progressBar, .picture, .section, .container:
            return common
        }
    }
}
