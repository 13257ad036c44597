/// A part of what was typed, as it can be read before it is known which command is meant.
enum Token {
    case operand(String)
    case flag(Option)
    case setting(Option, String)
    /// Something that begins like an option.
    case unknown(String)
    /// An option without the value that it takes.
    case missing(Option)
    /// A switch that was given a value.
    case needless(Option, String)

    /// The word, where it is no part of an option.
    var operand: String? {
        if case .operand(let word) = self { word } else { nil }
    }

    /// Takes what was typed apart.
    static func tokens(of arguments: some Sequence<String>) -> [Token] {
        var rest = Array(arguments)[...]
        var tokens: [Token] = []
        while let word = rest.popFirst() {
            if word == "--" {
                tokens += rest.map(Token.operand)
                return tokens
            }
            tokens += Token.reading(word, before: &rest)
        }
        return tokens
    }

    private static func reading(_ word: String, before rest: inout ArraySlice<String>) -> [Token] {
        guard word.hasPrefix("-"), word != "-" else { return [.operand(word)] }
        guard word.hasPrefix("--") else { return letters(word.dropFirst()) }
        let parts = word.dropFirst(2).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let given = parts.count > 1 ? String(parts[1]) : nil
        guard let option = Option(rawValue: String(parts[0])) else {
            return [.unknown("--\(parts[0])")]
        }
        guard option.row.value != nil else {
            return [given.map { .needless(option, $0) } ?? .flag(option)]
        }
        let value = given ?? next(of: &rest)
        return [
            value.map { $0.isEmpty ? .missing(option) : .setting(option, $0) } ?? .missing(option)
        ]
    }

    /// A word that can be a value: what looks like an option is none.
    private static func next(of rest: inout ArraySlice<String>) -> String? {
        guard let word = rest.first, word == "-" || !word.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private static func letters(_ letters: Substring) -> [Token] {
        letters.map { letter in Option(letter: letter).map { .flag($0) } ?? .unknown("-\(letter)") }
    }
}
