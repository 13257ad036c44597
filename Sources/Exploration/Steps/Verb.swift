package import WaylineApplication
package import WaylineValues

/// A verb of the language of steps: how a line with it is written, what it means, and what it does.
///
/// All tools read and print steps by one table of verbs. Verbs can have the same name, and are told
/// apart by the words behind it.
package final class Verb: Sendable {
    package typealias Action = @MainActor @Sendable (StepStage) async throws -> Void

    /// A step with this verb.
    package struct Reading {
        /// Takes the step. Throws the reason why it fails.
        package let take: Action

        /// Makes the line of a test that takes it; nil if tests have no words for it.
        package let swift: (@Sendable () -> TestLine)?
    }

    /// The words that a line begins with.
    package let name: [String]

    /// An example of a line.
    package let usage: String

    /// The meaning, for the help.
    package let meaning: String

    /// True if the last word is the name of a secret.
    let takesSecret: Bool

    /// Reads the words behind the name; nil if the step is written with others.
    package let read: @Sendable (inout StepWords) -> Reading?

    /// Creates a verb with these parts behind its name. `take` and `swift` get their values.
    package init<each Value: Sendable>(
        _ name: String, _ parts: repeat StepPart<each Value>, does meaning: String,
        takesSecret: Bool = false,
        swift: (@Sendable (repeat each Value) -> TestLine)? = nil,
        take: @escaping @MainActor @Sendable (StepStage, repeat each Value) async throws -> Void
    ) {
        var usage = name
        repeat usage += " \((each parts).example)"
        self.name = name.split(separator: " ").map(String.init)
        self.usage = usage
        self.meaning = meaning
        self.takesSecret = takesSecret
        read = { words in
            do {
                let values = (repeat try (each parts).value(in: &words))
                if !words.isEmpty { return nil }
                let action: Action = { stage in try await take(stage, repeat each values) }
                guard let swift else { return Reading(take: action, swift: nil) }
                return Reading(take: action, swift: { swift(repeat each values) })
            } catch {
                return nil
            }
        }
    }
}

extension Verb: Hashable {
    package static func == (one: Verb, other: Verb) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
