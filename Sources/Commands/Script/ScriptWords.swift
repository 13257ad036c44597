import WaylineCommandLine
import WaylineRouting

/// The remaining words of a line.
struct ScriptWords {
    private var rest: ArraySlice<ScriptWord>

    init(_ words: [ScriptWord]) {
        rest = words[...]
    }

    mutating func next() -> ScriptWord? { rest.popFirst() }

    /// Takes a word that must be one of a few names. `role` describes them in errors.
    mutating func name<Name: CaseIterable & RawRepresentable<String>>(
        _ role: String
    ) throws(ScriptError.Reason) -> Name {
        let known = Name.allCases.map(\.rawValue)
        guard case .bare(let word)? = next() else { throw .noName(role, known) }
        guard let name = Name(rawValue: word) else {
            throw .unknownName(word, role, nearest: known.near(to: word))
        }
        return name
    }

    /// Takes this word if it is next, without quotes. Returns whether it was.
    mutating func skip(_ word: String) -> Bool {
        guard rest.first == .bare(word) else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes a text in quotes.
    mutating func text(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        guard case .text(let text)? = next() else { throw .usage(usage) }
        return text
    }

    /// Takes a text in quotes that is not empty, since every screen has the empty text.
    mutating func something(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        let text = try text(usage)
        if text.isEmpty { throw .nothing }
        return text
    }

    /// Takes a word, in quotes or not.
    mutating func word(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        guard let word = next()?.content, !word.isEmpty else { throw .usage(usage) }
        return word
    }

    /// Takes all remaining words, joined.
    mutating func all(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        defer { rest = [] }
        let text = rest.map(\.content).joined()
        if text.isEmpty { throw .usage(usage) }
        return text
    }

    /// Throws if words remain.
    func end(_ usage: ScriptUsage) throws(ScriptError.Reason) {
        if !rest.isEmpty { throw .usage(usage) }
    }
}
