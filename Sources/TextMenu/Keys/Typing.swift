/// The meaning of the keys that type a character, on the current page.
///
/// On a page with a text field, characters type text and are not commands, so a text that is typed
/// in the wrong place runs nothing. There are two exceptions: space acts on the control that has
/// the focus, and `/` goes to the search field, or filters the first list.
enum Typing: Int, CaseIterable {
    /// A text field has the focus, and gets all characters.
    case text

    /// The page has a text field, but another control has the focus.
    case beside

    /// The page has a text field, but a field for numbers, such as a stepper, has the focus.
    case number

    /// No text can be typed on the page: characters are commands.
    case commands

    /// Creates the meaning on a page that `hasText` or not, with the focus on a control that
    /// `takesText` now, or that `isField`.
    init(takesText: Bool, isField: Bool, hasText: Bool) {
        if takesText {
            self = .text
        } else if hasText {
            self = isField ? .number : .beside
        } else {
            self = .commands
        }
    }

    /// Returns whether `key` gives its `command` now.
    func allows(_ command: KeyCommand, by key: Key) -> Bool {
        guard key.isText else { return true }
        switch self {
        case .text: return false
        case .beside: return isException(command, key)
        case .number: return isException(command, key) || [.increase, .decrease].contains(command)
        case .commands: return true
        }
    }

    private func isException(_ command: KeyCommand, _ key: Key) -> Bool {
        (command, key) == (.mark, " ") || (command, key) == (.filter, "/")
    }
}
