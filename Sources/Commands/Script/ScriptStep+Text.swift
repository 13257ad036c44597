extension ScriptStep {
    /// The expectation of the step, in the form that follows "Expected: ".
    var aim: String {
        switch self {
        case .type(_, let field): "to fill in '\(field)'"
        case .submit(let field): "to press Enter in '\(field)'"
        case .choose(let name): "to choose '\(name)'"
        case .select(let title, let name): "to select '\(title)' in '\(name)'"
        case .filter(let list, let text): "to filter '\(list)' by '\(text)'"
        case .act(let action, let row, let name):
            "to do '\(action)' on '\(row)' in '\(name)'"
        case .sort(let name, let column, _):
            "to sort '\(name)' by \(column.map { "'\($0)'" } ?? "no column")"
        case .match(let text, let name): "to select the first option with '\(text)' in '\(name)'"
        case .mark(let row, let name): "to mark '\(row)' in '\(name)'"
        case .move(let row, let distance, let name):
            "to move '\(row)' \(distance < 0 ? "up" : "down") in '\(name)'"
        case .back: "to go back"
        case .undo: "to take back the last navigation"
        case .redo: "to repeat the navigation that was taken back"
        case .open(let link): "to open '\(link)'"
        case .wait: "to let time pass"
        case .show: "to show the screen"
        case .expect(let expectation): expectation.text
        }
    }

    /// The line of a `type` step without the typed text; nil for any other step.
    var withoutSecret: String? {
        if case .type(_, let field) = self { "type \(field.inScript) \"…\"" } else { nil }
    }
}

extension String {
    /// The text in the form that scripts use.
    fileprivate var inScript: String {
        "\"" + map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
}
