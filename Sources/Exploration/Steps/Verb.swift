import TextMenu

/// A verb of the language of steps: how a line with it is written, what it means, and what it does.
///
/// All tools read and print steps by one table of verbs, ``all``. Verbs can have the same name, and
/// are told apart by the words behind it.
final class Verb: Sendable {
    typealias Action = @MainActor @Sendable (StepStage) async throws -> Void

    /// A step with this verb.
    struct Reading {
        /// Takes the step. Throws the reason why it fails.
        let take: Action

        /// Makes the line of a test that takes it; nil if tests have no words for it.
        let swift: (@Sendable () -> String)?
    }

    /// The words that a line begins with.
    let name: [String]

    /// An example of a line.
    let usage: String

    /// The meaning, for the help.
    let meaning: String

    /// Reads the words behind the name; nil if the step is written with others.
    let read: @Sendable (inout StepWords) -> Reading?

    /// Creates a verb with these parts behind its name. `take` and `swift` get their values.
    init<each Value: Sendable>(
        _ name: String, _ parts: repeat StepPart<each Value>, does meaning: String,
        swift: (@Sendable (repeat each Value) -> String)? = nil,
        take: @escaping @MainActor @Sendable (StepStage, repeat each Value) async throws -> Void
    ) {
        var usage = name
        repeat usage += " \((each parts).example)"
        self.name = name.split(separator: " ").map(String.init)
        self.usage = usage
        self.meaning = meaning
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
    static func == (one: Verb, other: Verb) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
