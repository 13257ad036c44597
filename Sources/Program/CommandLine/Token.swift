/// A part of the command line, read before the command is known.
indirect enum Token: Sendable {
    case operand(String)
    /// An option as typed, and its value. The option is nil if no command has it.
    case option(Option?, typed: String, value: String?)

    /// The word, if it is not part of an option.
    var operand: String? {
        if case .operand(let word) = self { word } else { nil }
    }

    func isFlag(_ wanted: Option) -> Bool {
        if case .option(wanted, _, nil) = self { true } else { false }
    }

    /// Splits a command line in which these options are allowed.
    static func tokens(of words: some Sequence<String>, for options: [Option]) -> [Token] {
        var rest = Array(words)[...]
        var tokens: [Token] = []
        while let word = rest.popFirst() {
            if word == "--" { return tokens + rest.map(Token.operand) }
            if !word.hasPrefix("-") || word == "-" {
                tokens.append(.operand(word))
            } else if word.hasPrefix("--") {
                tokens.append(option(word, before: &rest, options))
            } else {
                tokens += word.dropFirst().map { letter in
                    let option = options.first { $0.letter == letter }
                    return .option(option, typed: "-\(letter)", value: nil)
                }
            }
        }
        return tokens
    }

    /// Reads an option. Its value stands after '=', or is the next word. A next word that
    /// looks like an option is no value.
    private static func option(
        _ word: String, before rest: inout ArraySlice<String>, _ options: [Option]
    ) -> Token {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let typed = String(parts[0])
        let option = options.first { $0.typed == typed }
        var value = parts.dropFirst().first.map(String.init)
        if value == nil, option?.value != nil, let next = rest.first,
            next == "-" || !next.hasPrefix("-")
        {
            value = rest.popFirst()
        }
        return .option(option, typed: typed, value: value)
    }
}
