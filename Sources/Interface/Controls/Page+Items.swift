public import Coordination
import WaylineRouting
import WaylineText

extension Page {
    /// An item of the page: its texts, and what a user can do with it now, by names.
    ///
    /// Programs, and lists of all actions, need no more of a page than its ``Page/items(_:in:)``.
    @MainActor
    public struct Item {
        /// The name that the user reads.
        public let name: String

        /// The kind in a word, in English, such as "button" or "option".
        public let role: String

        /// The value and the state in words, without the text of a secure field.
        public internal(set) var state = ""

        /// The error, or the hint.
        public internal(set) var note = ""

        /// The name of the control that an option belongs to; empty for other items.
        public internal(set) var owner = ""

        /// False if the user cannot use it now.
        public internal(set) var isEnabled = true

        /// The actions by their names.
        public internal(set) var actions: [String: @MainActor () -> Void] = [:]

        /// The actions that need a text, by their names.
        public internal(set) var inputs: [String: @MainActor (String) -> Void] = [:]

        init(_ name: String, _ role: String) {
            (self.name, self.role) = (name, role)
        }
    }

    /// Returns the items of the page that `navigator` shows, in order: the screen, the tabs, the
    /// controls and their options, the actions. Of a long list, it has 50 rows around the marked
    /// one. If there is an alert, it has only that.
    public func items(_ navigator: Navigator, in wording: Wording) -> [Item] {
        if let alert { return [alertItem(alert, navigator)] }
        var screen = Item(title, "screen")
        screen.state = trail.joined(separator: " > ")
        screen.inputs["open"] = { navigator.send(.open($0)) }
        if canGoBack { screen.actions["back"] = { navigator.send(.back) } }
        return navigator.isOver
            ? []
            : [screen] + tabItems(navigator, wording) + partItems(navigator, wording)
                + actions.map { item(of: $0, navigator, wording) }
    }

    private func alertItem(_ alert: Alert, _ navigator: Navigator) -> Item {
        var item = Item(alert.title, "alert")
        item.state = alert.message
        for title in alert.actions.map(\.title) {
            item.actions[title] = { navigator.send(.answer(title)) }
        }
        return item
    }

    private func tabItems(_ navigator: Navigator, _ wording: Wording) -> [Item] {
        tabs.map { tab in
            var item = Item(tab.title, "tab")
            item.state = [tab.badge, tab.isSelected ? wording[.selected] : ""].joined(with: ", ")
            item.actions["select"] = { navigator.send(.select(tab.name)) }
            return item
        }
    }

    private func partItems(_ navigator: Navigator, _ wording: Wording) -> [Item] {
        parts.flatMap { part -> [Item] in
            switch part {
            case .heading(let text): [Item(text, "heading")]
            case .control(let control) where control.lines(in: wording).isEmpty: []
            case .control(let control):
                [item(of: control, navigator, wording)] + options(of: control, wording)
            }
        }
    }

    private func item(
        of control: Control, _ navigator: Navigator, _ wording: Wording
    ) -> Item {
        var item = Item(control.name, control.role)
        item.state = control.stateText(in: wording)
        item.note = control.note(in: wording)
        item.isEnabled = control.isEnabled
        guard control.isEnabled else { return item }
        switch control.input {
        case .none: break
        case .press(let button):
            if !button.isWorking { item.actions["press"] = { button.press() } }
        case .text(let field):
            item.inputs["type"] = { navigator.fill(field, with: $0) }
            item.actions["submit"] = { navigator.submit(field) }
        case .options(let list): item.addActions(on: list, wording)
        }
        return item
    }

    private func options(of control: Control, _ wording: Wording) -> [Item] {
        guard case .options(let list) = control.input else { return [] }
        var (items, section) = ([Item](), "")
        for index in list.shownOptions {
            if list.section(at: index) != section {
                section = list.section(at: index)
                items.append(Item(section, "heading"))
            }
            items.append(list.item(at: index, wording))
        }
        return items
    }
}

extension Page.Item {
    /// Adds what a user can do with all options.
    fileprivate mutating func addActions(on list: any OptionInput, _ wording: Wording) {
        if list.count == 0 { note = [list.emptyText(in: wording), note].joined(with: "; ") }
        if list.isFilterable { inputs["filter"] = { list.search(for: $0) } }
        if list.shownOptions.count < list.count {
            inputs["show row"] = { list.marked = (Int($0) ?? 1) - 1 }
        }
        for name in list.orders {
            actions["sort by \(name)"] = { list.sort(by: RowOrder(name)) }
            actions["sort by \(name), descending"] = {
                list.sort(by: RowOrder(name, isDescending: true))
            }
        }
        if list.order != nil { actions["do not sort"] = { list.sort(by: nil) } }
        if list.selects == .several, list.count > 0 {
            actions["select all"] = { list.selectAll() }
        }
        if list.selectedCount > 0 { actions["deselect all"] = { list.deselectAll() } }
        for action in list.selectionActions where action.isAvailable {
            actions[action.title(in: wording)] = { action.perform() }
        }
    }
}

extension OptionInput {
    /// The options that are items: all of a choice, and 50 rows around the marked one of a list.
    fileprivate var shownOptions: Range<Int> {
        guard isListed, count > 50 else { return 0..<count }
        let start = min(max(marked - 25, 0), count - 50)
        return start..<start + 50
    }

    fileprivate func item(at index: Int, _ wording: Wording) -> Page.Item {
        var item = Page.Item(title(at: index), "option")
        item.owner = name
        let text = text(at: index)
        let isSelected = isSelected(at: index)
        let states = [
            text == item.name ? "" : text, isSelected ? wording[.selected] : "",
            isChosen(at: index) ? wording[.chosen] : "",
        ]
        item.state = states.joined(with: ", ")
        item.isEnabled = isEnabled
        guard isEnabled else { return item }
        for action in actions(at: index) where action.isAvailable {
            item.actions[action.title(in: wording)] = { action.perform() }
        }
        if selects == .several {
            item.actions[isSelected ? "deselect" : "select"] = { self.select(at: index) }
        }
        item.actions["choose"] = { self.choose(at: index) }
        return item
    }
}

extension Control {
    fileprivate var name: String { spokenLabel ?? label }
}
