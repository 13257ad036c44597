/// A part of the command line, read before the command is known.
enum Token: Sendable {
    case operand(String)
    case flag(Option)
    case setting(Option, String)
    /// A word that begins like an option.
    case unknown(String)
    /// An option without the value that it takes.
    case missing(Option)
    /// A switch with a value.
    case needless(Option, String)

    /// The word, if it is not part of an option.
    var operand: String? {
        if case .operand(let word) = self { word } else { nil }
    }

    func isFlag(_ wanted: Option) -> Bool {
        if case .flag(let option) = self { option == wanted } else { false }
    }

    /// Splits a command line in which these options are allowed.
    static func tokens(of words: some Sequence<String>, for options: [Option]) -> [Token] {
        var rest = Array(words)[...]
        var tokens: [Token] = []
        while let word = rest.popFirst() {
            if word == "--" {
                tokens += rest.map(Token.operand)
                return tokens
            }
            tokens += Token.reading(word, before: &rest, options)
        }
        return tokens
    }

    private static func reading(
        _ word: String, before rest: inout ArraySlice<String>, _ options: [Option]
    ) -> [Token] {
        guard word.hasPrefix("-"), word != "-" else { return [.operand(word)] }
        guard word.hasPrefix("--") else { return letters(word.dropFirst(), options) }
        let parts = word.dropFirst(2).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let given = parts.count > 1 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == parts[0] }) else {
            return [.unknown("--\(parts[0])")]
        }
        guard option.value != nil else {
            return [given.map { .needless(option, $0) } ?? .flag(option)]
        }
        let value = given ?? next(of: &rest)
        return [
            value.map { $0.isEmpty ? .missing(option) : .setting(option, $0) } ?? .missing(option)
        ]
    }

    /// The next word, if it can be a value. A word that looks like an option cannot.
    private static func next(of rest: inout ArraySlice<String>) -> String? {
        guard let word = rest.first, word == "-" || !word.hasPrefix("-") else { return nil }
        return rest.popFirst()
    }

    private static func letters(_ letters: Substring, _ options: [Option]) -> [Token] {
        letters.map { letter in
            options.first { $0.letter == letter }.map { .flag($0) } ?? .unknown("-\(letter)")
        }
    }
}
