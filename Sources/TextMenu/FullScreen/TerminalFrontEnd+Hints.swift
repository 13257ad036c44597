/// The keys that work now, the most useful ones first.
extension TerminalFrontEnd {
    var hints: [KeyHint] {
        let symbols = composer.symbols
        if surroundings.isHelpShown {
            return [KeyHint(symbols.upAndDown, "more"), KeyHint("any other key", "back")]
        }
        if page.alert != nil {
            return [
                KeyHint(symbols.upAndDown, "move"), KeyHint(symbols.enter, "choose"),
                KeyHint("esc", "close"), KeyHint("^C", "quit"),
            ]
        }
        return hintsOfControl(symbols) + hintsOfPage(symbols)
    }

    private func hintsOfControl(_ symbols: Symbols) -> [KeyHint] {
        switch attention.control?.kind {
        case .textField(let field): hintsOfEnter(after: field, symbols)
        case .list where attention.isFiltering: [KeyHint(symbols.enter, "done")]
        case .list: [KeyHint(symbols.enter, "choose"), KeyHint("/", "filter")]
        case .choice: [KeyHint(symbols.leftAndRight, "change")]
        case .toggle: [KeyHint(symbols.enter, "switch")]
        case .button: [KeyHint(symbols.enter, "choose")]
        case .label, .spinner, .progressBar, .table, .picture, .section, .container, nil: []
        }
    }

    private func hintsOfEnter(after field: TextField, _ symbols: Symbols) -> [KeyHint] {
        guard let next = page.control(after: field) else { return [KeyHint(symbols.enter, "done")] }
        guard case .button = next.kind else { return [KeyHint(symbols.enter, "next")] }
        return next.isEnabled ? [KeyHint(symbols.enter, next.label)] : []
    }

    private func hintsOfPage(_ symbols: Symbols) -> [KeyHint] {
        var hints: [KeyHint] = []
        if page.controls.count > 1 { hints.append(KeyHint(symbols.upAndDown, "move")) }
        if page.tabs.count > 1 {
            hints.append(KeyHint(takesSideways ? "^page up, down" : symbols.leftAndRight, "tabs"))
        }
        if isFiltered {
            hints.append(KeyHint("esc", "all rows"))
        } else if page.canGoBack {
            hints.append(KeyHint("esc", "back"))
        }
        hints.append(KeyHint(takesText ? "F1" : "?", "help"))
        return hints + [KeyHint("^C", "quit")]
    }

    /// Whether the list that keys go to is filtered, or about to be.
    private var isFiltered: Bool {
        guard case .list(let list) = attention.control?.kind else { return false }
        return attention.isFiltering || !list.filter.isEmpty
    }

    /// Whether letters and digits are text now.
    private var takesText: Bool {
        if case .textField = attention.control?.kind { return true }
        return attention.isFiltering
    }

    private var takesSideways: Bool {
        switch attention.control?.kind {
        case .textField, .choice: true
        case .label, .button, .toggle, .list, .spinner, .progressBar, .table, .picture, .section,
            .container, nil:
            attention.isFiltering
        }
    }

    /// All keys that there are.
    static func allKeys(_ symbols: Symbols) -> [KeyHint] {
        [
            KeyHint(symbols.upAndDown, "go to a control, or a row of a list"),
            KeyHint("tab", "go round the controls, shift-tab backwards"),
            KeyHint("home, end", "go to the first or the last"),
            KeyHint("page up, down", "go by ten rows of a list, or by a page"),
            KeyHint(symbols.enter, "press, choose, switch; leave a text"),
            KeyHint("1 to 9", "press the button of this number"),
            KeyHint(symbols.leftAndRight, "change a choice, or go to another tab"),
            KeyHint("^page up, down", "go to another tab"),
            KeyHint("/", "filter a list"),
            KeyHint("esc", "back; out of a filter or an alert"),
            KeyHint("^W ^U ^K", "delete a word, all before, all after"),
            KeyHint("F1, ?", "help; in a text, F1"),
            KeyHint("^L", "draw the screen again"),
            KeyHint("^Z", "suspend"),
            KeyHint("^C", "quit"),
        ]
    }
}
