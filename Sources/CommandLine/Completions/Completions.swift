/// A script with which a shell completes the commands of a program.
@MainActor
package struct Completions {
    let program: Program
    private let shell: Shell

    package init(of program: Program, for shell: Shell) {
        self.program = program
        self.shell = shell
    }

    /// The script, which the shell reads.
    package var text: String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var name: String { program.name }

    /// The words that can follow each sequence of words that is not complete.
    var followers: [(words: String, next: [String])] {
        let second = program.firstWords.compactMap { first -> (String, [String])? in
            let commands = program.commands.filter { $0.words.first == first }
            let words = commands.filter { $0.words.count > 1 }.map { $0.words[1] }
            return words.isEmpty ? nil : (first, words)
        }
        let arguments = program.commands.compactMap { command -> (String, [String])? in
            let words = command.arguments.first.map { Self.words($0.placeholder.kind) } ?? []
            return words.isEmpty ? nil : (command.name, words)
        }
        let help = [("help", program.firstWords + program.topics.map(\.name))]
        return [("", program.firstWords)] + second + arguments + help
            + second.map { ("help \($0.0)", $0.1) }
    }

    /// The options that take a value, and the kind of value.
    var settings: [(option: Option, kind: Placeholder.Kind)] {
        program.options.compactMap { option in option.value.map { (option, $0.kind) } }
    }

    /// The commands with a name, and their options.
    var namedCommands: [(name: String, options: [Option])] {
        program.commands.filter { $0 != program.standard }.map { ($0.name, $0.options) }
    }

    /// The options of a line that names no command.
    var standardOptions: [Option] { (program.standard?.options ?? [.help]) + [.version] }

    /// The words that can stand for a value.
    static func words(_ kind: Placeholder.Kind) -> [String] {
        switch kind {
        case .choice(let words): words
        case .suggestion(let words): words().withoutRepetitions
        case .folder, .file, .text: []
        }
    }
}
