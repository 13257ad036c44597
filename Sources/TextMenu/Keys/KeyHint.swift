/// Commands that work now, and what they do, for the last row of the full screen.
public struct KeyHint: Equatable, Sendable {
    /// The commands. The hint shows the first key of each.
    public let commands: [KeyCommand]

    /// What they do, in a word or two.
    public let action: String

    /// The letter or the digit of a hint without commands.
    let character: Character?

    /// Creates the hint that the key of `command` does `action`.
    public init(_ command: KeyCommand, _ action: String) {
        self.init([command], action)
    }

    /// Creates the hint that the keys of `commands` do `action`.
    public init(_ commands: [KeyCommand], _ action: String) {
        self.commands = commands
        self.action = action
        character = nil
    }

    /// Creates the hint that a letter or a digit, which no command has, does `action`.
    public init(_ character: Character, _ action: String) {
        commands = []
        self.action = action
        self.character = character
    }
}

/// A hint with the names of its keys.
struct NamedHint: Equatable, Sendable {
    let keys: String
    let action: String

    var columns: Int { keys.columns + 1 + action.columns }
}

extension KeyTable {
    /// Returns the hint with the first key of each command that works now; nil if there is none.
    func named(_ hint: KeyHint, takesText: Bool, isUnicode: Bool) -> NamedHint? {
        if let character = hint.character, !takesText {
            return NamedHint(keys: String(character), action: hint.action)
        }
        let names = hint.commands.compactMap { command in
            self[command].first { !takesText || !$0.isText }?.name(isUnicode: isUnicode)
        }
        guard !names.isEmpty else { return nil }
        let areSigns = names.allSatisfy { $0.utf8.count > 1 && $0.count == 1 }
        return NamedHint(keys: names.joined(separator: areSigns ? "" : " "), action: hint.action)
    }

    /// Returns the hint with all keys of its commands, for the help.
    func allNamed(_ hint: KeyHint, isUnicode: Bool) -> NamedHint {
        let names = hint.commands.map { command in
            self[command].map { $0.name(isUnicode: isUnicode) }.joined(separator: " ")
        }
        return NamedHint(keys: names.joined(with: ", "), action: hint.action)
    }
}
