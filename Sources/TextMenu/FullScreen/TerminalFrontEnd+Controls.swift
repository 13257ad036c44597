/// Gives keys to the control that has the focus. Each answers whether that has a use for the key.
extension TerminalFrontEnd {
    /// Takes the first of `keys`, as many as edit the text with the focus, as one change. However
    /// many there are, the text is published and drawn once.
    func edit(with keys: inout ArraySlice<Key>) -> Bool {
        let edits: ArraySlice<Key>
        switch attention.control?.kind {
        case .textField(let field):
            edits = keys.prefix { TextEditing.takes($0) }
            if !edits.isEmpty { field.edit { for key in edits { $0.take(key) } } }
        case .list(let list) where attention.isFiltering:
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

    func gives(_ key: Key, to field: TextField) -> Bool {
        switch key {
        case .paste(let text, _): field.insert(text)
        case .enter: submit(field)
        default: return false
        }
        return true
    }

    /// The next field has its turn. After the last one, the button that follows is pressed, if it can be,
    /// and no other.
    private func submit(_ field: TextField) {
        field.submit()
        guard attention.control === field else { return }
        guard case .button(let button) = page.control(after: field)?.kind else {
            moveFocus(by: 1)
            return
        }
        if button.canHaveFocus { focus(button) }
        button.tap()
    }

    func gives(_ key: Key, to list: AnyList) -> Bool {
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
        case .text("/"): attention.isFiltering = true
        case .escape where !list.filter.isEmpty: list.filter = ""
        default: return false
        }
        return true
    }

    /// The text of a filter is being typed. What is no text ends that.
    func narrow(_ list: AnyList, _ key: Key) -> Bool {
        switch key {
        case .paste(let text, _): list.filter += text
        case .deleteToStart, .deleteWord: list.filter = ""
        case .enter: attention.isFiltering = false
        case .escape:
            list.filter = ""
            attention.isFiltering = false
        default:
            attention.isFiltering = false
            return gives(key, to: list)
        }
        return true
    }

    func gives(_ key: Key, to choice: AnyChoice) -> Bool {
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

    func gives(_ key: Key, to toggle: Toggle) -> Bool {
        guard key == .enter || key == .text(" ") else { return false }
        toggle.toggle()
        return true
    }

    func gives(_ key: Key, to button: Button) -> Bool {
        guard key == .enter || key == .text(" ") else { return false }
        button.tap()
        return true
    }
}
