/// Passes keys to the control that has the focus.
@MainActor
struct ControlKeys {
    private let focus: Focus

    init(_ focus: Focus) {
        self.focus = focus
    }

    /// Takes from `keys` all leading keys that edit the focused text, as one change: the text is
    /// published and drawn once, whatever their number. Returns false if none of them edits it.
    func edit(with keys: inout ArraySlice<Key>) -> Bool {
        let edits: ArraySlice<Key>
        switch focus.control?.kind {
        case .textField(let field):
            edits = keys.prefix { TextEditing.takes($0) }
            if !edits.isEmpty { field.edit { for key in edits { $0.take(key) } } }
        case .list(let list) where focus.isFiltering:
            edits = keys.prefix { $0.isText || $0 == .backspace }
            var editing = TextEditing(list.filter)
            for key in edits { editing.take(key) }
            list.filter = editing.text
        case .label, .button, .toggle, .choice, .list, .spinner, .progressBar, .table, .picture,
            .section, .container, nil:
            return false
        }
        keys = keys.dropFirst(edits.count)
        return !edits.isEmpty
    }

    /// Handles `key`. Returns false if the control does not use it.
    func handle(_ key: Key) -> Bool {
        switch focus.control?.kind {
        case .textField(let field): handle(key, in: field)
        case .list(let list):
            focus.isFiltering ? handle(key, inFilterOf: list) : handle(key, in: list)
        case .choice(let choice): handle(key, in: choice)
        case .toggle(let toggle): handle(key, in: toggle)
        case .button(let button): handle(key, in: button)
        case .label, .spinner, .progressBar, .table, .picture, .section, .container, nil: false
        }
    }

    private func handle(_ key: Key, in field: TextField) -> Bool {
        switch key {
        case .paste(let text, _): field.insert(text)
        case .enter: submit(field)
        default: return false
        }
        return true
    }

    /// Moves the focus to the next field. After the last field, presses the button that directly
    /// follows it, if that button is enabled.
    private func submit(_ field: TextField) {
        field.submit()
        guard focus.control === field else { return }
        guard case .button(let button) = focus.page.control(after: field)?.kind else {
            focus.move(by: 1)
            return
        }
        if button.canHaveFocus { focus.move(to: button) }
        button.tap()
    }

    private func handle(_ key: Key, in list: ListControl) -> Bool {
        let last = max(list.count - 1, 0)
        switch key {
        case .up where list.highlight > 0: list.highlight -= 1
        case .down where list.highlight < last: list.highlight += 1
        case .pageUp where list.highlight > 0: list.highlight = max(list.highlight - 10, 0)
        case .pageDown where list.highlight < last:
            list.highlight = min(list.highlight + 10, last)
        case .home where list.highlight > 0: list.highlight = 0
        case .end where list.highlight < last: list.highlight = last
        case .enter: list.choose(at: list.highlight)
        case .text("/"): focus.isFiltering = true
        case .escape where !list.filter.isEmpty: list.filter = ""
        default: return false
        }
        return true
    }

    /// Handles `key` while the user types a filter. A key that is not text ends that.
    private func handle(_ key: Key, inFilterOf list: ListControl) -> Bool {
        switch key {
        case .paste(let text, _): list.filter += text
        case .deleteToStart, .deleteWord: list.filter = ""
        case .enter: focus.isFiltering = false
        case .escape:
            list.filter = ""
            focus.isFiltering = false
        default:
            focus.isFiltering = false
            return handle(key, in: list)
        }
        return true
    }

    private func handle(_ key: Key, in choice: ChoiceControl) -> Bool {
        let index = choice.selectedIndex ?? 0
        switch key {
        case .left: choice.select(at: max(index - 1, 0))
        case .right: choice.select(at: min(index + 1, choice.titles.count - 1))
        case .enter, .text(" "):
            if !choice.titles.isEmpty { choice.select(at: (index + 1) % choice.titles.count) }
        default: return false
        }
        return true
    }

    private func handle(_ key: Key, in toggle: Toggle) -> Bool {
        guard key == .enter || key == .text(" ") else { return false }
        toggle.toggle()
        return true
    }

    private func handle(_ key: Key, in button: Button) -> Bool {
        guard key == .enter || key == .text(" ") else { return false }
        button.tap()
        return true
    }
}

extension Key {
    /// True if it can answer an alert.
    var isAnswer: Bool {
        switch self {
        case .text, .paste, .enter, .escape: true
        default: false
        }
    }
}
