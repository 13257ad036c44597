/// The meaning of the keys that type a character on a page. All that shows or handles keys asks it.
///
/// Where a text can be typed, a character is text or nothing, so that no part of a text acts as a command. Only
/// space acts on the control that has the focus, and `/` leads to the filter of the page.
enum Typing: Hashable, CaseIterable {
    /// Characters go to the text that has the focus.
    case text

    /// Another control of a page with a text has the focus.
    case beside

    /// A field of that page has the focus that takes numbers and steps, such as a stepper.
    case number

    /// No text can be typed on the page: characters are commands.
    case commands

    /// Creates the meaning on a page that `hasText` or not, with the focus on `control`.
    @MainActor
    init(_ control: Control?, hasText: Bool) {
        if control?.takesText ?? false {
            self = .text
        } else if hasText {
            self = control?.input.text == nil ? .beside : .number
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
