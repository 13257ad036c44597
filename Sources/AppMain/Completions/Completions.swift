import Coordination

/// What has a shell complete the program's commands, made of the table of commands.
@MainActor
package struct Completions {
    private let shell: Shell

    package init(_ shell: Shell) {
        self.shell = shell
    }

    /// To be read by the shell.
    package var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// What can follow these words, for each that something can follow.
    static var followers: [(words: String, next: [String])] {
        let groups = firstWords.map { first in
            (first, Command.allCases.filter { $0.words.first == first })
        }
        let second = groups.compactMap { first, commands -> (String, [String])? in
            let words = commands.filter { $0.words.count > 1 }.map { $0.words[1] }
            return words.isEmpty ? nil : (first, words)
        }
        let arguments = Command.allCases.compactMap { command -> (String, [String])? in
            let kind = command.row.arguments.first?.value.kind
            let words = kind.map(completions) ?? []
            return words.isEmpty ? nil : (command.rawValue, words)
        }
        let help = [("help", firstWords + Matter.allCases.map(\.rawValue))]
        return [("", firstWords)] + second + arguments + help
            + second.map { ("help \($0.0)", $0.1) }
    }

    /// The options that take a value, and how that is completed.
    static var settings: [(option: Option, kind: ValueKind)] {
        Option.allCases.compactMap { option in
            option.row.value.map { (option, $0.kind) }
        }
    }

    /// The words that can stand for a value.
    static func completions(_ kind: ValueKind) -> [String] {
        switch kind {
        case .choice(let words), .suggestion(let words): words
        case .router: ListedRouter.all.map(\.screen)
        case .route: ListedRouter.all.flatMap { $0.routes.map(\.id.rawValue) }.withoutRepetitions
        case .folder, .file, .text: []
        }
    }

    private static var firstWords: [String] { Command.firstWords.withoutRepetitions }
}

extension [String] {
    fileprivate var withoutRepetitions: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
