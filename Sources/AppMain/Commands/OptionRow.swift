/// What the table of commands says of an option.
package struct OptionRow: Sendable {
    /// The letter of its short form.
    package let letter: Character?

    /// What has to follow it; nil for a switch.
    package let value: ValueRow?
    package let isRepeatable: Bool
    package let summary: String

    init(
        _ summary: String, letter: Character? = nil, value: ValueRow? = nil,
        isRepeatable: Bool = false
    ) {
        self.summary = summary
        self.letter = letter
        self.value = value
        self.isRepeatable = isRepeatable
    }
}
