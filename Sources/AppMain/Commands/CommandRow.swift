/// What the table of commands says of one.
package struct CommandRow: Sendable {
    /// A word that is typed after the command.
    package struct Argument: Sendable {
        package let value: ValueRow
        package let isOptional: Bool
        package let isRepeatable: Bool

        init(_ value: ValueRow, isOptional: Bool = false, isRepeatable: Bool = false) {
            self.value = value
            self.isOptional = isOptional
            self.isRepeatable = isRepeatable
        }

        /// As it stands in a line of usage.
        package var usage: String {
            let dots = isRepeatable ? "\(value.placeholder)..." : value.placeholder
            return isOptional ? "[\(dots)]" : dots
        }
    }

    /// What can be typed, and what that does.
    package struct Example: Sendable {
        package let line: String
        package let effect: String

        init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// What it does, in a few words.
    package let summary: String
    package let arguments: [Argument]

    /// The options that have to be given.
    package let required: [Option]

    /// The options that it takes, those included.
    package let options: [Option]
    package let notes: [Note]
    package let examples: [Example]

    init(
        _ summary: String, arguments: [Argument] = [], required: [Option] = [],
        options: [Option] = [], notes: [Note] = [], examples: [Example]
    ) {
        self.summary = summary
        self.arguments = arguments
        self.required = required
        self.options = required + options
        self.notes = notes
        self.examples = examples
    }
}
