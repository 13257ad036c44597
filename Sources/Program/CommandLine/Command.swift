/// A command of a program: its name, the arguments and options that it takes, and the action that
/// it runs.
package struct Command: Named {
    package typealias Action =
        @MainActor @Sendable (Arguments, Output) async throws(CommandError) -> ExitStatus

    /// A word that is typed after the command.
    package struct Argument: Sendable {
        let placeholder: ValuePlaceholder
        let isOptional: Bool
        let isRepeatable: Bool

        package init(
            _ placeholder: ValuePlaceholder, isOptional: Bool = false, isRepeatable: Bool = false
        ) {
            self.placeholder = placeholder
            self.isOptional = isOptional
            self.isRepeatable = isRepeatable
        }

        /// The argument in a line of usage.
        var usage: String {
            let dots = isRepeatable ? "\(placeholder.name)..." : placeholder.name
            return isOptional ? "[\(dots)]" : dots
        }
    }

    /// A line that can be typed, and its effect.
    package struct Example: Sendable {
        let line: String
        let effect: String

        package init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// Two options that exclude each other.
    package struct Contradiction: Hashable, Sendable {
        let first: Option
        let second: Option

        /// The reason, which continues a sentence after a colon.
        let reason: String

        package init(_ first: Option, _ second: Option, _ reason: String) {
            self.first = first
            self.second = second
            self.reason = reason
        }
    }

    /// The words after the program's name, e.g. `generate screen`.
    package let name: String

    /// The effect of the command, in a few words.
    package let summary: String
    let arguments: [Argument]

    /// The options that have to be given.
    let required: [Option]

    /// The options that it takes, including the required ones and `--help`.
    package let options: [Option]
    let contradictions: [Contradiction]
    let notes: [Note]
    let examples: [Example]
    let run: Action

    package init(
        _ name: String, _ summary: String, arguments: [Argument] = [], required: [Option] = [],
        options: [Option] = [], contradictions: [Contradiction] = [], notes: [Note] = [],
        examples: [Example], run: @escaping Action
    ) {
        self.name = name
        self.summary = summary
        self.arguments = arguments
        self.required = required
        self.options = required + options + [.help]
        self.contradictions = contradictions
        self.notes = notes
        self.examples = examples
        self.run = run
    }

    package var words: [String] { name.split(separator: " ").map(String.init) }
}
