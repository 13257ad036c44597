import WaylineCommandLine
import WaylineRouting

/// A step that a line of a script can be: how it is written, what it means, and what it does.
struct ScriptStep: Sendable {
    typealias Action = @MainActor @Sendable (ScriptStage) async throws -> Void

    /// The words that a line begins with.
    let name: [String]

    /// An example of a line.
    let usage: String

    /// The meaning, for the help.
    let meaning: String

    /// Reads the words behind the name; nil if the step is written with others.
    let read: @Sendable (inout ScriptWords) -> Action?

    /// Creates a step with these parts behind its name. `take` gets their values.
    init<each Value: Sendable>(
        _ name: String, _ parts: repeat ScriptPart<each Value>, does meaning: String,
        take: @escaping @MainActor @Sendable (ScriptStage, repeat each Value) async throws -> Void
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
                return { stage in try await take(stage, repeat each values) }
            } catch {
                return nil
            }
        }
    }

    /// Reads a line that is one of `steps`.
    static func reading(
        _ words: inout ScriptWords, as steps: [ScriptStep]
    ) throws(ScriptError.Reason) -> Action {
        let named = try named(by: &words, among: steps)
        for step in named {
            var rest = words
            guard let action = step.read(&rest) else { continue }
            words = rest
            return action
        }
        throw .usage(named.map(\.usage))
    }

    /// Takes the words of a name. Returns the steps that have it.
    private static func named(
        by words: inout ScriptWords, among steps: [ScriptStep]
    ) throws(ScriptError.Reason) -> [ScriptStep] {
        var steps = steps
        var name: [String] = []
        while steps.contains(where: { $0.name != name }) {
            let known = steps.map { $0.name[name.count] }.withoutRepetitions
            guard let word = known.first(where: { words.skip($0) }) else {
                let nearest = words.first.flatMap { known.near(to: $0) }
                throw .noName(after: name, known, nearest: nearest)
            }
            steps = steps.filter { $0.name[name.count] == word }
            name.append(word)
        }
        return steps
    }
}
