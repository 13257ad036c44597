import Wayline

/// The words of a line that are left to be read.
struct ScriptWords {
    private var rest: ArraySlice<ScriptWord>

    init(_ words: [ScriptWord]) {
        rest = words[...]
    }

    mutating func next() -> ScriptWord? { rest.popFirst() }

    /// A word that names one of a few things; `rule` says which.
    mutating func name<Name: CaseIterable & RawRepresentable<String>>(
        _ role: String
    ) throws(ScriptError.Reason) -> Name {
        let known = Name.allCases.map(\.rawValue)
        guard case .bare(let word)? = next() else { throw .noName(role, known) }
        guard let name = Name(rawValue: word) else {
            throw .unknownName(word, role, nearest: known.nearest(to: word))
        }
        return name
    }

    /// A text in quotes.
    mutating func text(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        guard case .text(let text)? = next() else { throw .usage(usage) }
        return text
    }

    /// A text in quotes that a screen does not always have.
    mutating func something(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        let text = try text(usage)
        if text.isEmpty { throw .nothing }
        return text
    }

    /// A word, in quotes or not.
    mutating func word(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        guard let word = next()?.content, !word.isEmpty else { throw .usage(usage) }
        return word
    }

    /// All words that are left, put together.
    mutating func all(_ usage: ScriptUsage) throws(ScriptError.Reason) -> String {
        defer { rest = [] }
        let text = rest.map(\.content).joined()
        if text.isEmpty { throw .usage(usage) }
        return text
    }

    /// There must be no more.
    func end(_ usage: ScriptUsage) throws(ScriptError.Reason) {
        if !rest.isEmpty { throw .usage(usage) }
    }
}
