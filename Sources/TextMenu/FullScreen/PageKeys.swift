import Coordination
import WaylineInterface
import WaylineRouting
import WaylineText

/// Does what a key means on a page, if the control that has the focus does not use it.
@MainActor
struct PageKeys {
    /// The number of rows by which the wheel scrolls.
    private static let wheelStep = 3

    private let navigator: Navigator
    private let focus: Focus
    private let composer: Composer

    /// Shows the reason for which a key does nothing.
    private let refuse: (FrontEndPhrase, _ name: String) -> Void

    init(
        _ navigator: Navigator, _ focus: Focus, _ composer: Composer,
        refuse: @escaping (FrontEndPhrase, _ name: String) -> Void
    ) {
        self.navigator = navigator
        self.focus = focus
        self.composer = composer
        self.refuse = refuse
    }

    private var page: Page { focus.page }

    /// Handles a key. Returns false if it means nothing here.
    func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .up: if !focus.move(by: -1) { composer.scroll(by: -1) }
        case .down: if !focus.move(by: 1) { composer.scroll(by: 1) }
        case .next: focus.move(by: 1, wraps: true)
        case .previous: focus.move(by: -1, wraps: true)
        case .pageUp: composer.scroll(by: -composer.pageHeight)
        case .pageDown: composer.scroll(by: composer.pageHeight)
        case .first: focus.move(by: -page.controls.count)
        case .last: focus.move(by: page.controls.count)
        case .previousTab: selectTab(-1)
        case .nextTab: selectTab(1)
        case .choose: leaveText()
        case .submit: submit()
        case .filter: if !search() { filter() }
        case .cancel: if page.canGoBack { navigator.send(.back) }
        default: return false
        }
        return true
    }

    /// Leaves a text: presses the default button after it, or moves the focus to the next control.
    /// A text that was refused is not left.
    private func leaveText() {
        guard let field = focus.control, case .text(let text) = field.input,
            !text.hasRefused
        else { return }
        text.submit()
        guard focus.control === field else { return }
        switch page.successor(of: field) {
        case .defaultButton(let button): press(button)
        case .next(let control): focus.move(to: control)
        case .incomplete where text.text.isEmpty:
            refuse(.emptyField, text.spokenLabel ?? text.label)
        case .incomplete(let button): refuse(.notAvailable, button.label)
        case .end: break
        }
    }

    /// Presses the default button of the form, from any control in it.
    private func submit() {
        guard let button = page.defaultButton(ofFormWith: focus.control) else { return }
        if button.canHaveFocus { press(button) } else { refuse(.notAvailable, button.label) }
    }

    /// Moves the focus to the search field of the page. Returns false without one, or while a menu
    /// is open.
    func search() -> Bool {
        guard let field = page.searchField, focus.control?.look.takesDigits != true
        else { return false }
        focus.move(to: field)
        return true
    }

    /// Moves the focus to the first list with a filter, and lets the user type it.
    private func filter() {
        guard let list = page.filterableList else { return }
        focus.move(to: list)
        _ = list.look.handle(.filter)
    }

    /// Presses the button with `key`, or does the action with it on the marked or selected rows, if
    /// the user has `seen` them on this page. Returns false if neither exists.
    func press(_ key: Key, seen: SeenPage) -> Bool {
        guard page.alert == nil else { return false }
        let isMeant: (KeyEquivalent?) -> Bool = { [focus] in
            $0.map { Key($0) == key && focus.allows($0) } ?? false
        }
        let list = focus.control?.input.options
        if let list, let action = list.currentActions.first(where: { isMeant($0.key) }) {
            if seen.hasRows(of: list) { action.perform() }
            return true
        }
        guard let button = page.keyed.first(where: { isMeant($0.key) }) else { return false }
        guard seen.has(button) else { return true }
        if button.isEnabled { button.press() } else { refuse(.notAvailable, button.label) }
        return true
    }

    /// Handles a character that gives no command now. The control that has the focus gets it. If
    /// the control does not use a digit, the digit presses the button of that number. In an alert,
    /// a digit chooses an answer. On a page with a text field, only a field for numbers gets the
    /// character.
    func type(_ scalar: Unicode.Scalar) {
        switch focus.typing {
        case .commands where page.alert != nil:
            if let number = scalar.number, let alert = page.alert { answer(number, of: alert) }
        case .number where page.alert == nil:
            _ = focus.control?.look.handle(Character(scalar))
        case .commands:
            if focus.control?.look.handle(Character(scalar)) ?? false { return }
            if focus.takesNumbers, let number = scalar.number { press(number) }
        case .text, .beside, .number: break
        }
    }

    /// Does what the user has chosen in the palette.
    func perform(_ effect: PaletteEntry.Effect) {
        switch effect {
        case .control(let control):
            if let button = control.input.press { press(button) } else { focus.move(to: control) }
        case .row(let action): action.perform()
        case .sort(let list, let order): list.sort(by: order)
        case .send(let intent): navigator.send(intent)
        case .help, .quit: break
        }
    }

    /// Does what a click on `target` means.
    func click(_ target: Composer.Target) {
        switch target {
        case .tab(let tab): navigator.send(.select(tab.name))
        case .answer(let index):
            if let alert = page.alert { answer(index + 1, of: alert) }
        case .undo: break
        case .control(let control, let position, let context):
            guard control.canHaveFocus, control.takesClick(at: position, in: context) else {
                return
            }
            focus.move(to: control)
            control.look.click(at: position, in: context)
        }
    }

    /// Scrolls a list that the mouse points at, or else the page, or one of its columns.
    func turnWheel(_ turns: Int, over target: Composer.Target?, at column: Int) {
        let rows = turns * Self.wheelStep
        if case .control(let control, _, let context) = target,
            control.look.scroll(by: rows, in: context)
        {
            return
        }
        composer.scroll(by: rows, at: column)
    }

    private func answer(_ number: Int, of alert: Alert) {
        guard alert.actions.indices.contains(number - 1) else { return }
        navigator.send(.answer(alert.actions[number - 1].title))
    }

    /// Presses the button of this number.
    private func press(_ number: Int) {
        guard number > 0, number <= focus.numbers.highest else { return }
        let control = page.controls.first { focus.numbers[$0] == number }
        guard let button = control?.input.press else { return refuse(.gone, "") }
        press(button)
    }

    private func press(_ button: some PressInput) {
        if page.shows(button), button.canHaveFocus { focus.move(to: button) }
        button.press()
    }

    private func selectTab(_ distance: Int) {
        guard let index = page.tabs.firstIndex(where: \.isSelected) else { return }
        let target = index + distance
        if page.tabs.indices.contains(target) { navigator.send(.select(page.tabs[target].name)) }
    }
}

extension Unicode.Scalar {
    /// The number that it types; nil for any other character.
    fileprivate var number: Int? { Int(String(self)) }
}

extension Control {
    /// Returns whether a click at `position` of its drawing is meant for it: in a row of options or
    /// of a text field, also beside it, and on any other control only on its text. The row before
    /// the first is the label on a narrow page.
    fileprivate func takesClick(at position: Drawing.Position, in context: DrawingContext) -> Bool {
        guard (0..<context.width).contains(position.column) else { return false }
        if case .text = input { return true }
        if position.row < 0 { return position.column < DrawingContext.margin + label.columns }
        let drawing = look.draw(in: context)
        if look.fillsHeight || drawing.options[position.row] != nil { return true }
        return drawing.rows.indices.contains(position.row)
            && position.column < drawing.rows[position.row].length
    }
}

extension Key {
    /// True for the keys that a button can have.
    var canBelongToButton: Bool {
        switch self {
        case .text, .control: true
        case _: false
        }
    }
}
