import WaylineText

extension KeyCommand {
    /// A command that works now, and what it does, for the last row of the full screen.
    public struct Hint: Equatable, Sendable {
        /// The command, whose first key is shown; nil for a letter or a digit without one.
        public let command: KeyCommand?

        /// The opposite command, if the hint is for both.
        public let opposite: KeyCommand?

        /// The action, in a word or two.
        public let action: String

        /// The letter or the digit of a hint without commands.
        let character: Character?

        /// Creates the hint that the key of `command` does `action`.
        public init(_ command: KeyCommand, _ action: String) {
            (self.command, opposite, character) = (command, nil, nil)
            self.action = action
        }

        /// Creates the hint that the keys of `command` and of its opposite do `action`.
        public init(_ command: KeyCommand, _ opposite: KeyCommand, _ action: String) {
            (self.command, self.opposite, character) = (command, opposite, nil)
            self.action = action
        }

        /// Creates the hint that a letter or a digit, which no command has, does `action`.
        public init(_ character: Character, _ action: String) {
            (command, opposite, self.character) = (nil, nil, character)
            self.action = action
        }
    }
}

/// A hint with the names of its keys.
struct NamedHint: Equatable, Sendable {
    let keys: String
    let action: String

    /// Hints of a higher rank are left out first.
    var rank = 0

    var columns: Int { keys.columns + 1 + action.columns }
}

extension KeyTable {
    /// Returns the hint with the first key of each command; nil if no key of it works now. The
    /// control with the focus has these row commands.
    func named(
        _ hint: KeyCommand.Hint, _ typing: Typing, with rowCommands: [KeyCommand], isUnicode: Bool
    ) -> NamedHint? {
        if let character = hint.character, typing == .commands, !uses(character, with: rowCommands)
        {
            return NamedHint(keys: String(character), action: hint.action, rank: 2)
        }
        guard let command = hint.command,
            let name = name(of: command, typing, isUnicode: isUnicode)
        else { return nil }
        let other = hint.opposite.flatMap {
            self.name(of: $0, typing, isUnicode: isUnicode)
        }
        guard let other else { return NamedHint(keys: name, action: hint.action) }
        let areSigns = [name, other].allSatisfy { $0.utf8.first ?? 0 > 0x7F }
        return NamedHint(keys: name + (areSigns ? "" : " ") + other, action: hint.action)
    }

    /// Returns the hint with all keys of its commands, for the help.
    func allNamed(_ hint: KeyCommand.Hint, isUnicode: Bool) -> NamedHint {
        let names = [hint.command, hint.opposite].compactMap(\.self).map { command in
            self[command].map { $0.name(isUnicode: isUnicode) }.joined(separator: " ")
        }
        return NamedHint(keys: names.joined(with: ", "), action: hint.action)
    }
}
