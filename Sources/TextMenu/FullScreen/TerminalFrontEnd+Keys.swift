import Coordination

extension Key {
    /// Whether it could answer an alert.
    var isAnswer: Bool {
        switch self {
        case .text, .paste, .enter, .escape: true
        default: false
        }
    }
}

/// What each key does. None has two meanings at once.
extension TerminalFrontEnd {
    /// Does what the first of `keys` stands for, and those after it that edit the same text with it.
    func handle(_ keys: inout ArraySlice<Key>) {
        if !surroundings.isHelpShown, page.alert == nil, edit(with: &keys) {
            composer.isScrolled = false
        } else if let key = keys.popFirst() {
            handle(key)
        }
    }

    private func handle(_ key: Key) {
        switch key {
        case .interrupt: onQuit()
        case .suspend: onSuspend()
        case .redraw: redraw()
        case .function(1) where page.alert == nil: surroundings.isHelpShown.toggle()
        default:
            if surroundings.isHelpShown {
                read(key)
            } else if let alert = page.alert {
                answer(key, alert)
            } else if givesToControl(key) {
                composer.isScrolled = false
            } else {
                handleOnPage(key)
            }
        }
    }

    /// The help is being read: what does not go on in it puts it away.
    private func read(_ key: Key) {
        switch key {
        case .up, .pageUp: composer.scroll(by: -1)
        case .down, .pageDown: composer.scroll(by: 1)
        default:
            surroundings.isHelpShown = false
            composer.isScrolled = false
        }
    }

    /// Gives `key` to the control that has the focus. Answers whether that has a use for it.
    private func givesToControl(_ key: Key) -> Bool {
        switch attention.control?.kind {
        case .textField(let field): gives(key, to: field)
        case .list(let list): attention.isFiltering ? narrow(list, key) : gives(key, to: list)
        case .choice(let choice): gives(key, to: choice)
        case .toggle(let toggle): gives(key, to: toggle)
        case .button(let button): gives(key, to: button)
        case .label, .spinner, .progressBar, .table, .picture, .section, .container, nil: false
        }
    }

    private func handleOnPage(_ key: Key) {
        switch key {
        case .up: if !moveFocus(by: -1) { composer.scroll(by: -1) }
        case .down: if !moveFocus(by: 1) { composer.scroll(by: 1) }
        case .tab: moveFocus(by: 1, wraps: true)
        case .backTab: moveFocus(by: -1, wraps: true)
        case .pageUp: composer.scroll(by: -composer.pageHeight)
        case .pageDown: composer.scroll(by: composer.pageHeight)
        case .home: moveFocus(by: -page.controls.count)
        case .end: moveFocus(by: page.controls.count)
        case .left, .previousTab: selectTab(-1)
        case .right, .nextTab: selectTab(1)
        case .escape: if page.canGoBack { navigator.send(.back) }
        case .endOfInput: onQuit()
        case .text("?"): surroundings.isHelpShown = true
        case .text(let scalar): press(number: scalar)
        default: break
        }
    }

    private func press(number scalar: Unicode.Scalar) {
        guard let number = scalar.properties.numericType == .decimal ? Int(String(scalar)) : nil
        else { return }
        let buttons = page.buttons
        guard buttons.indices.contains(number - 1) else { return }
        let button = buttons[number - 1]
        if button.canHaveFocus { focus(button) }
        button.tap()
    }

    private func selectTab(_ distance: Int) {
        guard let index = page.tabs.firstIndex(where: \.isSelected) else { return }
        let target = index + distance
        if page.tabs.indices.contains(target) { navigator.send(.select(page.tabs[target].name)) }
    }

    private func answer(_ key: Key, _ alert: Alert) {
        switch key {
        case .up, .left, .backTab: attention.answer = max(attention.answer - 1, 0)
        case .down, .right, .tab:
            attention.answer = min(attention.answer + 1, alert.actions.count - 1)
        case .enter, .text(" "): navigator.send(.answer(alert.actions[attention.answer].title))
        case .escape: navigator.send(.back)
        case .text(let scalar):
            guard let number = Int(String(scalar)), alert.actions.indices.contains(number - 1)
            else { return }
            navigator.send(.answer(alert.actions[number - 1].title))
        default: break
        }
    }
}
