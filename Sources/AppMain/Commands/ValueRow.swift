/// What the table of commands says of a word that has to be typed.
package struct ValueRow: Sendable {
    package let placeholder: String
    package let kind: ValueKind

    /// What it is, with an example, as it ends the sentence "it takes …".
    package let rule: String

    init(_ placeholder: String, _ kind: ValueKind, _ rule: String) {
        self.placeholder = placeholder
        self.kind = kind
        self.rule = rule
    }

    /// Any word.
    init(_ placeholder: String, _ rule: String) {
        self.init(placeholder, .text, rule)
    }

    /// A word out of a few.
    init(_ placeholder: String, oneOf choices: [String]) {
        self.init(placeholder, .choice(choices), choices.alternatives)
    }
}
