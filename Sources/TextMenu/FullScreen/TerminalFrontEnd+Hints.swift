/// The keys that work now, the most useful ones first.
extension TerminalFrontEnd {
    private var words: Wording { composer.wording }

    var hints: [KeyHint] {
        let symbols = composer.symbols
        if surroundings.isHelpShown {
            return [
                KeyHint(symbols.upAndDown, words[.more]),
                KeyHint(words[.anyOtherKey], words[.back]),
            ]
        }
        if page.alert != nil {
            return [
                KeyHint(symbols.enter, words[.choose]), KeyHint(symbols.upAndDown, words[.move]),
                KeyHint("esc", words[.close]), KeyHint("^C", words[.quit]),
            ]
        }
        return hintsOfControl(symbols) + hintsOfPage(symbols)
    }

    private func hintsOfControl(_ symbols: Symbols) -> [KeyHint] {
        switch attention.control?.kind {
        case .textField(let field): hintsOfEnter(after: field, symbols)
        case .list where attention.isFiltering: [KeyHint(symbols.enter, words[.done])]
        case .list: [KeyHint(symbols.enter, words[.choose]), KeyHint("/", words[.filter])]
        case .choice: [KeyHint(symbols.leftAndRight, words[.change])]
        case .toggle: [KeyHint(symbols.enter, words[.switch])]
        case .button: [KeyHint(symbols.enter, words[.choose])]
        case .label, .spinner, .progressBar, .table, .picture, .section, .container, nil: []
        }
    }

    private func hintsOfEnter(after field: TextField, _ symbols: Symbols) -> [KeyHint] {
        guard let next = page.control(after: field) else {
            return [KeyHint(symbols.enter, words[.done])]
        }
        guard case .button = next.kind else { return [KeyHint(symbols.enter, words[.next])] }
        return next.isEnabled ? [KeyHint(symbols.enter, next.label)] : []
    }

    private func hintsOfPage(_ symbols: Symbols) -> [KeyHint] {
        var hints: [KeyHint] = []
        if page.controls.count > 1 { hints.append(KeyHint(symbols.upAndDown, words[.move])) }
        if page.tabs.count > 1 {
            hints.append(
                KeyHint(
                    takesSideways ? "^page up, down" : symbols.leftAndRight, words[.tabs]))
        }
        if isFiltered {
            hints.append(KeyHint("esc", words[.allRows]))
        } else if page.canGoBack {
            hints.append(KeyHint("esc", words[.back]))
        }
        hints.append(KeyHint(takesText ? "F1" : "?", words[.help]))
        return hints + [KeyHint("^C", words[.quit])]
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
    static func allKeys(_ symbols: Symbols, _ words: Wording) -> [KeyHint] {
        [
            KeyHint(symbols.upAndDown, words[.helpMove]),
            KeyHint("tab", words[.helpTab]),
            KeyHint("home, end", words[.helpEnds]),
            KeyHint("page up, down", words[.helpPages]),
            KeyHint(symbols.enter, words[.helpEnter]),
            KeyHint("1 to 9", words[.helpNumbers]),
            KeyHint(symbols.leftAndRight, words[.helpSideways]),
            KeyHint("^page up, down", words[.helpTabs]),
            KeyHint("/", words[.helpFilter]),
            KeyHint("esc", words[.helpEscape]),
            KeyHint("^W ^U ^K", words[.helpDelete]),
            KeyHint("F1, ?", words[.helpHelp]),
            KeyHint("^L", words[.helpRedraw]),
            KeyHint("^Z", words[.helpSuspend]),
            KeyHint("^C", words[.quit]),
        ]
    }
}
