public import WaylineInterface
import WaylineText

extension KeyCommand {
    /// A command that works now, and what it does, for the last row of the full screen.
    public struct Hint: Equatable, Sendable {
        /// The command, whose first key is shown; nil for the key of a button or an action.
        public let command: KeyCommand?

        /// The opposite command, if the hint is for both.
        public let opposite: KeyCommand?

        /// The action, in a word or two.
        public let action: String

        /// The key of a hint without commands.
        let key: KeyEquivalent?

        /// Creates the hint that the key of `command` does `action`.
        public init(_ command: KeyCommand, _ action: String) {
            (self.command, opposite, key) = (command, nil, nil)
            self.action = action
        }

        /// Creates the hint that the keys of `command` and of its opposite do `action`.
        public init(_ command: KeyCommand, _ opposite: KeyCommand, _ action: String) {
            (self.command, self.opposite, key) = (command, opposite, nil)
            self.action = action
        }

        /// Creates the hint that `key`, which belongs to no command, does `action`.
        public init(_ key: KeyEquivalent, _ action: String) {
            (command, opposite, self.key) = (nil, nil, key)
            self.action = action
        }
    }
}

/// A hint with the names of its keys.
struct NamedHint: Equatable, Sendable {
    let keys: String
    var action: String

    /// The other keys, for the help.
    var others = ""
    var rank = Rank.control

    /// True for help and quit. Users know their keys without the name of the action.
    var isKnown = false

    /// The ranks of hints. If there is no room, the last ones are left out first.
    enum Rank: Int {
        /// Enter and Escape in the control.
        case enter

        /// The way back.
        case back

        /// The other keys of the control.
        case control
        case tabs

        /// The keys of buttons and of actions on rows. Their menu and the help show them, too.
        case actions

        /// The keys for moving, and for finding a row.
        case moving

        /// The least useful hint, which is shown only if all others fit.
        case spare
    }

    var columns: Int { action.isEmpty ? keys.columns : keys.columns + 1 + action.columns }
}

extension KeyTable {
    /// Returns the hint with the first key of each command; nil if no key of it works now.
    func named(_ hint: KeyCommand.Hint, _ typing: Typing, isUnicode: Bool) -> NamedHint? {
        if let key = hint.key {
            return NamedHint(keys: "\(key)", action: hint.action, rank: .actions)
        }
        guard let command = hint.command,
            let name = name(of: command, typing, isUnicode: isUnicode)
        else { return nil }
        let other = hint.opposite.flatMap {
            self.name(of: $0, typing, isUnicode: isUnicode)
        }
        guard let other else {
            return NamedHint(
                keys: name, action: hint.action,
                rank: command == .choose || command == .cancel ? .enter : .control,
                isKnown: command == .help || command == .quit)
        }
        let areSigns = [name, other].allSatisfy { $0.utf8.first ?? 0 > 0x7F }
        return NamedHint(keys: name + (areSigns ? "" : " ") + other, action: hint.action)
    }

    /// Returns the hint with all keys of its commands, for the help: first those that the last line
    /// of the screen shows.
    func allNamed(_ hint: KeyCommand.Hint, _ typing: Typing, isUnicode: Bool) -> NamedHint {
        let commands = [hint.command, hint.opposite].compactMap(\.self)
        let shown = commands.map { name(of: $0, typing, isUnicode: isUnicode) }
        let names = commands.flatMap { self[$0].map { $0.name(isUnicode: isUnicode) } }
        var named =
            named(hint, typing, isUnicode: isUnicode) ?? NamedHint(keys: "", action: hint.action)
        named.others = names.filter { !shown.contains($0) }.joined(separator: " ")
        return named
    }
}
