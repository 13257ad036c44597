import WaylineRouting

/// The subject of a request for help.
package enum HelpTopic: Hashable, Sendable {
    case program
    case command(Command)
    case topic(Topic)

    /// Finds the subject that the words after `help` name: a command, its first word, or a topic.
    package init(named words: [String], in program: Program) throws(CommandError) {
        let given = words.joined(separator: " ")
        if words.isEmpty {
            self = .program
        } else if let topic = program.topics.first(where: { $0.name == given }) {
            self = .topic(topic)
        } else if let command = program.command(beginning: words) {
            self = .command(command)
        } else {
            let known = program.commands.map(\.name) + program.topics.map(\.name)
            throw .unknownTopic(given, nearest: known.near(to: given))
        }
    }

    /// Finds the subject of `--help` beside these words, even if they have other errors.
    init(of words: [String], in program: Program) throws(CommandError) {
        guard let first = words.first else {
            self = .program
            return
        }
        let command = program.commands.first { words.starts(with: $0.words) }
        guard let command = command ?? program.command(beginning: [first]) else {
            self = .command(try program.command(named: words))
            return
        }
        let isMore = command.name == "help" && words.count > 1
        self =
            isMore
            ? try HelpTopic(named: Array(words.dropFirst()), in: program) : .command(command)
    }
}

extension Program {
    fileprivate func command(beginning words: [String]) -> Command? {
        commands.first { $0.words.starts(with: words) }
    }
}
