import WaylineInterface

/// The hints for the keys of a page, the most useful ones first.
@MainActor
struct KeyHints {
    private let focus: Focus
    private let table: KeyTable
    private let isUnicode: Bool
    private let words: Wording

    /// The filter of the help; nil unless the help is shown.
    private let filter: HelpFilter?

    private let typing: Typing

    /// The keys of the control that has the focus.
    private var ofControl: [KeyCommand.Hint] = []

    init(
        _ focus: Focus, _ table: KeyTable, isUnicode: Bool, _ words: Wording,
        _ filter: HelpFilter?
    ) {
        self.focus = focus
        self.table = table
        self.isUnicode = isUnicode
        self.words = words
        self.filter = filter
        typing = filter?.isTyped == true ? .text : focus.typing
        ofControl = hintsOfControl
    }

    /// The help: the keys of the control, those of the screen, the others that work here, and those
    /// that work elsewhere; nil unless it is shown.
    var help: HelpPage.Contents? {
        guard let filter else { return nil }
        let name = focus.control.map { $0.spokenLabel ?? $0.label } ?? ""
        let ofScreen = named(hints(of: focus.page.keyed))
        let all = all
        let sections = [
            (name, named(ofControl)), (focus.page.title, ofScreen),
            ("", all.filter(\.isUsed).map(\.hint)),
            (words[.elsewhere], all.filter { !$0.isUsed }.map(\.hint)),
        ]
        return HelpPage.Contents(sections: sections.filter { !$0.1.isEmpty }, filter: filter)
    }

    /// All keys, and whether they can do something on this page.
    private var all: [(hint: NamedHint, isUsed: Bool)] {
        let groups: [(KeyCommand, KeyCommand?, FrontEndPhrase)] = [
            (.up, .down, .helpMove), (.next, .previous, .helpTab),
            (.first, .last, .helpEnds), (.pageUp, .pageDown, .helpPages),
            (.choose, .mark, .helpEnter), (.submit, nil, .helpSubmit), (.cancel, nil, .helpEscape),
            (.previousTab, .nextTab, .helpTabs), (.filter, nil, .helpFilter),
            (.sort, nil, .helpSort),
            (.increase, .decrease, .helpStep),
            (.undo, nil, .helpUndo),
            (.actions, nil, .helpActions), (.selectAll, nil, .helpSelectAll),
            (.moveRowUp, .moveRowDown, .helpMoveRow),
            (.left, .right, .helpSideways), (.wordLeft, .wordRight, .helpWords),
            (.deleteWordBackward, .deleteWordForward, .helpDeleteWords),
            (.deleteToStart, .deleteToEnd, .helpDelete),
            (.selectLeft, .selectRight, .helpSelect), (.undoEdit, .redoEdit, .helpUndoEdit),
            (.copy, nil, .helpCopy), (.reveal, nil, .helpReveal),
            (.palette, nil, .helpPalette), (.redraw, nil, .helpRedraw),
            (.suspend, nil, .helpSuspend), (.help, nil, .help),
            (.quit, nil, .quit), (.endOfInput, nil, .helpEndOfInput),
        ]
        let page = focus.page
        let numbers = NamedHint(keys: "1 2 3", action: words[.helpNumbers])
        return groups.map { command, opposite, phrase in
            let action = words[phrase]
            let hint =
                opposite.map { KeyCommand.Hint(command, $0, action) }
                ?? KeyCommand.Hint(command, action)
            let named = table.allNamed(hint, focus.typing, isUnicode: isUnicode)
            return (named, page.uses(command))
        } + [(numbers, !page.hasText && !page.numbered.isEmpty)]
    }

    /// The keys that work now in the help, or on the page or in the palette over it.
    func now(inPalette: Bool) -> [NamedHint] {
        if filter != nil { return inHelp }
        if focus.page.alert != nil { return inAlert }
        if inPalette { return named(ofControl) + named(elsewhere, rank: .moving) }
        return onPage
            + named([KeyCommand.Hint(.palette, words[.find])], rank: .spare)
    }

    private var inHelp: [NamedHint] {
        let more = KeyCommand.Hint(.up, .down, words[.more])
        let filter = filter?.isTyped == true ? [] : [KeyCommand.Hint(.filter, words[.filter])]
        return named([more] + filter)
    }

    private var inAlert: [NamedHint] {
        named([
            KeyCommand.Hint(.choose, words[.choose]), KeyCommand.Hint(.up, .down, words[.move]),
        ])
    }

    private var onPage: [NamedHint] {
        named(ofControl) + named(elsewhere, rank: .moving) + named(tabs, rank: .tabs)
            + named(back, rank: .back) + named(hints(of: focus.page.actions))
    }

    /// The keys that are left out last, with the most important one at the end.
    func lasting(inPalette: Bool) -> [NamedHint] {
        let quit = KeyCommand.Hint(.quit, words[.quit])
        if focus.page.alert != nil {
            return named([KeyCommand.Hint(.cancel, words[.close]), quit])
        }
        if let filter {
            let leave = words[filter.isTyped || !filter.text.isEmpty ? .allKeys : .back]
            let done = filter.isTyped ? [KeyCommand.Hint(.choose, words[.done])] : []
            return named(done + [KeyCommand.Hint(.cancel, leave), quit])
        }
        if inPalette { return named([KeyCommand.Hint(.cancel, words[.close]), quit]) }
        return named([KeyCommand.Hint(.help, words[.help]), quit])
    }

    /// The key that undoes what a message is about.
    var undo: NamedHint? { named([KeyCommand.Hint(.undo, words[.undo])]).first }

    private var back: [KeyCommand.Hint] {
        guard focus.page.canGoBack,
            !ofControl.contains(where: { $0.command == .cancel })
        else { return [] }
        let title = focus.page.backTitle
        return [KeyCommand.Hint(.cancel, title.isEmpty ? words[.back] : title)]
    }

    /// Returns the hints whose keys work now. Without a rank, each has that of its command.
    private func named(_ hints: [KeyCommand.Hint], rank: NamedHint.Rank? = nil) -> [NamedHint] {
        var named: [NamedHint] = []
        for hint in hints {
            if let key = hint.key, !focus.allows(key) { continue }
            guard var hint = table.named(hint, typing, isUnicode: isUnicode) else { continue }
            if let rank { hint.rank = rank }
            named.append(hint)
        }
        return named
    }

    /// The keys of the buttons that can be pressed now.
    private func hints(of buttons: [any PressInput]) -> [KeyCommand.Hint] {
        buttons.filter { $0.isEnabled && !$0.isWorking }.compactMap { button in
            button.key.map { KeyCommand.Hint($0, button.label) }
        }
    }

    private var hintsOfControl: [KeyCommand.Hint] {
        guard let control = focus.control else { return [] }
        let hints = ofSubmit(from: control) + control.look.hints(in: words)
        guard case .text(let text) = control.input, control.look.takesText, !text.hasRefused,
            !hints.contains(where: { $0.command == .choose })
        else { return hints }
        return ofEnter(after: control) + hints
    }

    /// The key that sends the form from a text of several lines, in which Enter begins a line.
    private func ofSubmit(from control: Control) -> [KeyCommand.Hint] {
        guard control.input.text?.isMultiline == true,
            let button = focus.page.defaultButton(ofFormWith: control), button.canHaveFocus
        else { return [] }
        return [KeyCommand.Hint(.submit, button.label)]
    }

    private func ofEnter(after field: Control) -> [KeyCommand.Hint] {
        switch focus.page.successor(of: field) {
        case .defaultButton(let button):
            [KeyCommand.Hint(.choose, button.label)]
        case .next: [KeyCommand.Hint(.choose, words[.next])]
        case .end: [KeyCommand.Hint(.choose, words[.done])]
        case .incomplete: []
        }
    }

    private var elsewhere: [KeyCommand.Hint] {
        var hints: [KeyCommand.Hint] = []
        if hasFilter, focus.typing != .text, !ofControl.contains(where: { $0.command == .filter }) {
            hints.append(KeyCommand.Hint(.filter, words[.filter]))
        }
        let controls = focus.page.controls
        if controls.count > 1 || controls.contains(where: \.look.fillsHeight) {
            hints.append(KeyCommand.Hint(.up, .down, words[.move]))
        }
        return hints
    }

    private var hasFilter: Bool {
        focus.page.searchField != nil || focus.page.filterableList != nil
    }

    /// The keys of the tabs, which stay in view as long as any.
    private var tabs: [KeyCommand.Hint] {
        focus.page.tabs.count > 1 ? [KeyCommand.Hint(.previousTab, .nextTab, words[.tabs])] : []
    }
}

extension Page {
    /// Returns whether `command` can do something here, also after another control gets the focus.
    fileprivate func uses(_ command: KeyCommand) -> Bool {
        let lists = controls.compactMap(\.input.options)
        return switch command {
        case .submit: defaultButton(ofFormWith: nil) != nil
        case .next: controls.count > 1
        case .previousTab: tabs.count > 1
        case .filter: searchField != nil || filterableList != nil
        case .sort: lists.contains { !$0.orders.isEmpty }
        case .actions: lists.contains { !$0.currentActions.isEmpty }
        case .selectAll: lists.contains { $0.selects == .several }
        case .moveRowUp:
            lists.contains { $0.actions(at: $0.marked).contains { $0.moves(by: -1) } }
        case .increase: controls.contains { $0 is any StepInput }
        case .reveal: controls.contains { $0.input.text?.isSecure == true }
        case .left, .wordLeft, .deleteWordBackward, .deleteToStart, .selectLeft, .undoEdit: hasText
        default: true
        }
    }
}
