import Coordination

/// What help is asked about.
package enum HelpTopic: Hashable, Sendable {
    case program
    case command(Command)
    case matter(Matter)

    /// What `app help` was given: the words of a command, its first word, or a matter.
    init(named words: [String]) throws(CommandError) {
        if words.isEmpty {
            self = .program
        } else if let matter = Matter(rawValue: words.joined(separator: " ")) {
            self = .matter(matter)
        } else if let group = Self.command(beginning: words) {
            self = .command(group)
        } else {
            let known = Command.allCases.map(\.rawValue) + Matter.allCases.map(\.rawValue)
            let given = words.joined(separator: " ")
            throw .unknownTopic(given, nearest: known.nearest(to: given))
        }
    }

    /// What `--help` beside these words is about: whatever else is wrong with them.
    init(of words: [String]) throws(CommandError) {
        guard let first = words.first else {
            self = .program
            return
        }
        let command = Command.allCases.first { words.starts(with: $0.words) }
        guard let command = command ?? Self.command(beginning: [first]) else {
            self = .command(try Command(named: words))
            return
        }
        let isMore = command == .help && words.count > 1
        self = isMore ? try HelpTopic(named: Array(words.dropFirst())) : .command(command)
    }

    private static func command(beginning words: [String]) -> Command? {
        Command.allCases.first { $0.words.starts(with: words) }
    }
}
