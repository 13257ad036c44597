import Coordination

extension Command {
    /// The command that these words begin with; a run where there are none.
    init(named words: [String]) throws(CommandError) {
        guard let first = words.first else {
            self = .run
            return
        }
        let alike = Self.allCases.filter { $0.words.first == first }
        guard let group = alike.first else {
            throw .unknownCommand(first, nearest: Self.firstWords.nearest(to: first))
        }
        guard let command = alike.first(where: { words.starts(with: $0.words) }) else {
            throw .unknownWord(words.dropFirst().first, after: first, expected: group)
        }
        self = command
    }

    /// The words that commands begin with.
    static var firstWords: [String] { allCases.compactMap(\.words.first) }
}
