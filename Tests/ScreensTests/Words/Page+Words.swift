import Wayline

extension Page {
    /// All texts of the control, also hidden and empty ones: another language has its texts at the
    /// same indices. Rows of lists and values of tables are data.
    var words: [String] {
        let alert = alert.map { [$0.title, $0.message] + $0.actions.map(\.title) } ?? []
        return trail + tabs.map(\.title) + alert + observed.flatMap(\.words)
    }
}

extension View {
    /// All texts of its controls.
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
