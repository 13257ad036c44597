import WaylineValues

/// A placeholder for a word that the user types.
package struct ValuePlaceholder: Sendable {
    /// The kind of word, for checks and completions.
    package enum Kind: Sendable {
        case folder
        case file
        /// One of these words.
        case choice([String])
        /// One of these words, or another that the command checks.
        case suggestion(@MainActor @Sendable () -> [String])
        case text
    }

    let name: String
    let kind: Kind

    /// The rule, with an example. It completes the sentence "it takes …".
    package let rule: String

    package init(_ name: String, _ kind: Kind, _ rule: String) {
        self.name = name
        self.kind = kind
        self.rule = rule
    }

    /// A placeholder for any word.
    package init(_ name: String, _ rule: String) {
        self.init(name, .text, rule)
    }

    /// A placeholder for one of a few words.
    package init(_ name: String, oneOf choices: [String]) {
        self.init(name, .choice(choices), choices.alternatives)
    }

    /// The words to choose from; empty if any word may be typed.
    var choices: [String] {
        if case .choice(let choices) = kind { choices } else { [] }
    }
}
