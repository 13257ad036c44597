/// What the app says in one language: `words[.logIn]`.
public struct Words: Hashable, Sendable {
    /// The language that it speaks.
    public let language: Language

    /// The words of a language.
    public init(_ language: Language) {
        self.language = language
    }

    /// What is said.
    public subscript(phrase: Phrase) -> String {
        phrase.text(in: language)
    }

    /// The phrase with `values` in the places of each `{}`, in order.
    public func callAsFunction(_ phrase: Phrase, _ values: any CustomStringConvertible...) -> String
    {
        var rest = values.makeIterator()
        let parts = self[phrase].split(separator: "{}", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
            text += "\(rest.next()?.description ?? "")\(part)"
        }
    }
}

extension Words {
    /// What is said where no language was chosen.
    public static let english = Words(.english)
}
