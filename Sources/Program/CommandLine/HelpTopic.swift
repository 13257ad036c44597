import WaylineValues

/// The subject of a request for help.
indirect enum HelpTopic: Hashable, Sendable {
    case program
    case command(Command)
    case topic(Topic)

    /// Finds the subject that the words after `help` name: a command, its first word, or a topic.
    init(named words: [String], in program: Program) throws(CommandError) {
        guard let found = program.helpTopic(named: words) else {
            let given = words.joined(separator: " ")
            let known = program.commands.map(\.name) + program.topics.map(\.name)
            throw .unknownTopic(given, nearest: known.near(to: given))
        }
        self = found
    }

    /// Finds the subject of `--help` beside these words, even if they have other errors.
    init(of words: [String], in program: Program) throws(CommandError) {
        if words.first == "help", words.count > 1 {
            self = try HelpTopic(named: Array(words.dropFirst()), in: program)
        } else if let command = program.commands.first(where: { words.starts(with: $0.words) }) {
            self = .command(command)
        } else if let found = program.helpTopic(named: Array(words.prefix(1))) {
            self = found
        } else {
            self = .command(try program.command(named: words))
        }
    }
}

extension Program {
    fileprivate func helpTopic(named words: [String]) -> HelpTopic? {
        if words.isEmpty { return .program }
        let topic = topics.first { [$0.name] == words }
        let command = commands.first { $0.words.starts(with: words) }
        return topic.map { .topic($0) } ?? command.map { .command($0) }
    }
}
