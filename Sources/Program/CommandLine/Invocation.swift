import WaylineValues

/// The request that the arguments of a program make.
indirect enum Invocation: Sendable {
    case command(Arguments)
    case help(HelpTopic)
    case version
}

extension Program {
    /// Reads the words that were typed after the program's name.
    func invocation(
        _ words: some Sequence<String>
    ) throws(CommandError) -> Invocation {
        let tokens = Token.tokens(of: words, for: options)
        let operands = tokens.compactMap(\.operand)
        if tokens.contains(where: { $0.isFlag(.help) }) {
            return .help(try HelpTopic(of: operands, in: self))
        }
        if tokens.contains(where: { $0.isFlag(.version) }) { return .version }
        guard let command = operands.isEmpty ? standard : try command(named: operands) else {
            if case .option(let option, let typed, _)? = tokens.first {
                throw .noCommand(option?.typed ?? typed)
            }
            return .help(.program)
        }
        return .command(
            try Arguments(tokens, for: command, of: self, isNamed: !operands.isEmpty))
    }

    /// Returns the command that these words begin with.
    func command(named words: [String]) throws(CommandError) -> Command {
        let first = words.first ?? ""
        let alike = commands.filter { $0.words.first == first }
        guard let group = alike.first else {
            throw .unknownCommand(first, nearest: firstWords.near(to: first))
        }
        guard let command = alike.first(where: { words.starts(with: $0.words) }) else {
            throw .unknownWord(words.dropFirst().first, after: first, expected: group)
        }
        return command
    }
}
