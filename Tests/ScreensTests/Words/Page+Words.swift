import Wayline

extension Page {
    /// All texts of the control, also hidden and empty ones: another language has its texts at the
    /// same indices. Rows of lists and values of details are data.
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
        return common + wordsOfItsKind
    }

    private var wordsOfItsKind: [String] {
        if let label = self as? Label { return [label.text] }
        if let details = self as? NamedValues { return details.rows.map(\.key) }
        return switch input {
        case .text(let field): (field as? TextField).map { [$0.placeholder] } ?? []
        case .options(let list): list.isListed ? [list.emptyText] : list.titles
        case .press, .none: []
        }
    }
}
