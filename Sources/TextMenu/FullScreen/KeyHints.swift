/// The hints for the keys of a page, the most useful ones first.
@MainActor
struct KeyHints {
    private let focus: Focus
    private let symbols: Symbols
    private let words: Wording

    init(_ focus: Focus, _ symbols: Symbols, _ words: Wording) {
        self.focus = focus
        self.symbols = symbols
        self.words = words
    }

    /// All keys, for the help.
    var all: [KeyHint] {
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

    /// The keys that work while the help is shown.
    var inHelp: [KeyHint] {
        [KeyHint(symbols.upAndDown, words[.more]), KeyHint(words[.anyOtherKey], words[.back])]
    }

    /// The keys that work on the page now.
    var onPage: [KeyHint] {
        if focus.page.alert != nil {
            return [
                KeyHint(symbols.enter, words[.choose]), KeyHint(symbols.upAndDown, words[.move]),
                KeyHint("esc", words[.close]), KeyHint("^C", words[.quit]),
            ]
        }
        return ofControl + elsewhere
    }

    private var ofControl: [KeyHint] {
        switch focus.control?.kind {
        case .textField(let field): ofEnter(after: field)
        case .list where focus.isFiltering: [KeyHint(symbols.enter, words[.done])]
        case .list: [KeyHint(symbols.enter, words[.choose]), KeyHint("/", words[.filter])]
        case .choice: [KeyHint(symbols.leftAndRight, words[.change])]
        case .toggle: [KeyHint(symbols.enter, words[.switch])]
        case .button: [KeyHint(symbols.enter, words[.choose])]
        case .label, .spinner, .progressBar, .table, .picture, .section, .container, nil: []
        }
    }

    private func ofEnter(after field: TextField) -> [KeyHint] {
        guard let next = focus.page.control(after: field) else {
            return [KeyHint(symbols.enter, words[.done])]
        }
        guard case .button = next.kind else { return [KeyHint(symbols.enter, words[.next])] }
        return next.isEnabled ? [KeyHint(symbols.enter, next.label)] : []
    }

    private var elsewhere: [KeyHint] {
        var hints: [KeyHint] = []
        if focus.page.controls.count > 1 { hints.append(KeyHint(symbols.upAndDown, words[.move])) }
        if focus.page.tabs.count > 1 {
            let keys = focus.takesSideways ? "^page up, down" : symbols.leftAndRight
            hints.append(KeyHint(keys, words[.tabs]))
        }
        if focus.isFiltered {
            hints.append(KeyHint("esc", words[.allRows]))
        } else if focus.page.canGoBack {
            hints.append(KeyHint("esc", words[.back]))
        }
        hints.append(KeyHint(focus.takesText ? "F1" : "?", words[.help]))
        return hints + [KeyHint("^C", words[.quit])]
    }
}

/// A key that works now, and its effect.
struct KeyHint: Equatable, Sendable {
    let key: String
    let action: String

    init(_ key: String, _ action: String) {
        self.key = key
        self.action = action
    }
}

extension Focus {
    /// True if the list with the focus is filtered, or its filter is being typed.
    fileprivate var isFiltered: Bool {
        guard case .list(let list) = control?.kind else { return false }
        return isFiltering || !list.filter.isEmpty
    }

    /// True while letters and digits are text.
    fileprivate var takesText: Bool {
        if case .textField = control?.kind { return true }
        return isFiltering
    }

    /// True while the left and the right key act on the control.
    fileprivate var takesSideways: Bool {
        switch control?.kind {
        case .textField, .choice: true
        case .label, .button, .toggle, .list, .spinner, .progressBar, .table, .picture, .section,
            .container, nil:
            isFiltering
        }
    }
}
