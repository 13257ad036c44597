package import WaylineRouting

extension Page {
    /// The buttons that have a key, first those on the page, then its actions.
    package var keyed: [any PressInput] {
        controlsAndActions.compactMap(\.input.press).filter { $0.key != nil }
    }

    /// A key that cannot work, and the reason.
    package typealias KeyFault = (key: KeyEquivalent, error: RoutingError)

    /// Returns the keys of the page that cannot work. Hidden controls count, so that a mistake is
    /// found when the page is first shown.
    ///
    /// `command` returns the name of the command that a key has in the front end; nil for a free
    /// key.
    package func keyFaults(_ command: (KeyEquivalent) -> String? = { _ in nil }) -> [KeyFault] {
        let shortcuts = observed.flatMap(\.shortcuts)
        if shortcuts.isEmpty { return [] }
        let hasText = observed.contains { $0.input.text != nil }
        return shortcuts.indices.compactMap { index in
            let (shortcut, key) = (shortcuts[index], shortcuts[index].key)
            let other = shortcuts[..<index].first { $0.collides(with: shortcut) }
            let reason =
                other.map { "'\($0.title)' has it, too. Give one of them another key." }
                ?? shortcut.reason(hasText: hasText)
                ?? command(key).map {
                    "it is the key of '\($0)'. Choose another one, or change the key table."
                }
            return reason.map { (key, .unusableKey("\(key)", of: shortcut.title, because: $0)) }
        }
    }
}

/// The key of a button or of an action on rows.
struct Shortcut {
    let title: String
    let key: KeyEquivalent

    /// The list whose rows the action is for; nil for a button.
    var list: ObjectIdentifier?

    /// Returns whether one key press could mean both. Only the list with the focus gets keys.
    fileprivate func collides(with other: Shortcut) -> Bool {
        key == other.key && (list == nil || other.list == nil || list == other.list)
    }

    /// The reason why the key cannot work on any page, or on one where a text can be typed.
    fileprivate func reason(hasText: Bool) -> String? {
        if key.hasControl { return nil }
        if hasText {
            return "a text can be typed on its screen. Choose a key with the control key."
        }
        if "0"..."9" ~= key.scalar { return "digits are the numbers of buttons. Choose a letter." }
        return key.isPrinted ? nil : "it is not a letter or a sign. Choose a letter."
    }
}

extension KeyEquivalent {
    /// True for a letter, a digit, or a sign other than a blank.
    fileprivate var isPrinted: Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
            .unassigned, .privateUse, .nonspacingMark, .spacingMark, .enclosingMark:
            false
        default: true
        }
    }
}

extension Control {
    /// Its key, or those of the actions on its rows.
    fileprivate var shortcuts: [Shortcut] {
        switch input {
        case .press(let button): button.key.map { [Shortcut(title: label, key: $0)] } ?? []
        case .options(let list): list.rowShortcuts
        case .text, .none: []
        }
    }

    /// The keys of the actions on its rows.
    package var keysOfRows: [KeyEquivalent] { rowShortcuts.map(\.key) }
}
