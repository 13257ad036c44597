import Binding
import WaylineInterface

/// The page that is shown, and the control on it that keys go to.
@MainActor
final class Focus {
    /// The number of screens whose controls are remembered.
    private static let memoryLimit = 256

    var page: Page {
        didSet { readPage() }
    }

    /// The keys of the page that cannot work.
    private(set) var keyFaults: [Page.KeyFault] = []
    private let keys: KeyTable

    /// The numbers of the buttons.
    private(set) var numbers = PageNumbers()

    /// The control that keys go to.
    @exclusivity(unchecked) private(set) var control: Control?

    /// Called just before the focus moves, with the control that loses it and the one that gets it.
    var onMove: ([Control]) -> Void = { _ in }

    /// The value of `FocusRequest.count` when no control of the page had a request. While it stays
    /// the same, none has one. Nil if a control may have one.
    @exclusivity(unchecked) private var countWithoutRequest: Int?

    /// The last control of each screen, by the number of its entry.
    private var memory: [Int: ObjectIdentifier] = [:]

    /// The meaning of the keys that type a character.
    var typing: Typing {
        Typing(
            takesText: control?.look.takesText ?? false, isField: control?.input.text != nil,
            hasText: page.hasText)
    }

    /// True while numbers press buttons: no text can be typed on the page, and no menu is open.
    var takesNumbers: Bool { typing == .commands && !(control?.look.takesDigits ?? false) }

    /// Returns whether a key works: a letter works as long as numbers do.
    func allows(_ key: KeyEquivalent) -> Bool {
        (key.hasControl || takesNumbers) && !keyFaults.contains { $0.key == key }
    }

    /// The key or the number that presses `control` now, as it stands beside it; empty for none.
    func shownKey(of control: Control) -> String {
        guard let button = control.input.press, page.alert == nil else { return "" }
        if let key = button.key { return allows(key) ? "\(key)" : "" }
        guard takesNumbers, let number = numbers[control], number < 10 else { return "" }
        return "\(number)"
    }

    /// Returns the key that does the same as `entry`; empty if no such key works on this page.
    func shownKey(of entry: PaletteEntry, isUnicode: Bool) -> String {
        guard let hint = entry.hint, hint.key.map(allows) ?? true else { return "" }
        return keys.named(hint, typing, isUnicode: isUnicode)?.keys ?? ""
    }

    init(on page: Page, _ keys: KeyTable = .standard) {
        (self.page, self.keys) = (page, keys)
        readPage()
    }

    private func readPage() {
        countWithoutRequest = nil
        numbers.read(page.numbered, of: page)
        keyFaults = keys.faults(on: page)
    }

    /// Moves the focus to `control`, or to none.
    func move(to control: Control?) {
        guard control !== self.control else { return }
        let old = self.control
        onMove([old, control].compactMap(\.self))
        self.control = control
        for (control, hasFocus) in [(old, false), (control, true)] {
            guard let control, control.hasFocus != hasFocus else { continue }
            control.hasFocus = hasFocus
            control.look.focusChanged()
        }
    }

    /// Moves the focus by this many controls; from the last to the first only if it `wraps`.
    /// Returns whether it has moved.
    @discardableResult
    func move(by distance: Int, wraps: Bool = false) -> Bool {
        let old = control
        var (controls, index) = ([Control](), -1)
        for control in page.controls where control === old || control.canHaveFocus {
            if control === old { index = controls.count }
            controls.append(control)
        }
        guard !controls.isEmpty else {
            move(to: nil)
            return false
        }
        let target = index + distance
        if wraps {
            move(to: controls[(target + controls.count) % controls.count])
        } else {
            move(to: controls[min(max(target, 0), controls.count - 1)])
        }
        return control !== old
    }

    /// Hides what the user has revealed.
    func conceal() {
        for control in page.controls { control.look.conceal() }
    }

    /// Moves the focus to the control that its screen asks for, or to the first field with an error
    /// after a submit, and selects its text. Returns false without such a control, or while a menu
    /// is open.
    @discardableResult
    func follow() -> Bool {
        if countWithoutRequest == FocusRequest.count || control?.look.takesDigits == true {
            return false
        }
        guard let wanted = page.takeFocusRequest() else {
            countWithoutRequest = page.mayMoveFocus ? nil : FocusRequest.count
            return false
        }
        move(to: wanted)
        wanted.input.text?.selectText()
        return true
    }

    /// Forgets the presses of default buttons, since the user goes on.
    func forgetPresses() {
        if countWithoutRequest != FocusRequest.count { page.forgetPresses() }
    }

    /// Moves the focus to the first control that can have it. While contents above that control are
    /// loading, moves it to none, since another first control can replace them.
    func moveToFirst() {
        move(to: page.firstControl)
    }

    /// If the focused control cannot keep the focus, moves it to the next control after its place
    /// on the `old` page, or to the last one. Without a focused control, moves it to the first.
    func repair(from old: Page? = nil) {
        if isValid { return }
        if control == nil { return moveToFirst() }
        let old = old ?? page
        let before = old.controls.prefix { $0 !== control }.last(where: page.shows)
        let controls = page.controls
        let index = controls.firstIndex { $0 === before }.map { $0 + 1 } ?? 0
        move(
            to: controls[index...].first(where: \.canHaveFocus)
                ?? controls.last(where: \.canHaveFocus))
    }

    /// Remembers the control that has the focus, for the screen of this entry.
    func remember(for entry: Int?) {
        guard let entry, let control else { return }
        if memory.count > Self.memoryLimit { memory = [:] }
        memory[entry] = ObjectIdentifier(control)
    }

    /// Moves the focus as the page of this entry begins: to the control that its screen asks for,
    /// to the remembered one, or else to the first one. Returns true for the first one.
    func begin(at entry: Int) -> Bool {
        if follow() { return false }
        let known = remembered(for: entry)
        if let known { move(to: known) } else { moveToFirst() }
        return known == nil
    }

    /// The control that is remembered for this entry; nil if it cannot have the focus now.
    private func remembered(for entry: Int) -> Control? {
        let id = memory[entry]
        return page.controls.first { $0.canHaveFocus && ObjectIdentifier($0) == id }
    }

    /// True if the control is on the page, and can be used or is a button that works.
    var isValid: Bool {
        guard let control, page.shows(control) else { return false }
        if case .press(let button) = control.input, button.isWorking { return true }
        return control.canKeepFocus
    }
}

extension Page {
    /// The first control that can have the focus; nil if it takes no text and contents above it are
    /// loading, or if there is no such control.
    fileprivate var firstControl: Control? {
        var isLoading = false
        for case .control(let control) in parts {
            if control.canHaveFocus {
                return isLoading && control.input.text == nil ? nil : control
            }
            if (control as? PlaceholderText)?.isLoading == true { isLoading = true }
        }
        return nil
    }
}
