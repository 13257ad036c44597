/// The words that can stand at the end of a line of a program.
@MainActor
package struct Completions {
    /// A word, and its meaning.
    struct Offer {
        let word: String
        var summary = ""
    }

    /// The first word of the line with which a shell asks for completions. The name of the shell and the
    /// words of the line follow, the last one as far as it is typed.
    nonisolated static let request = "--complete"

    private let program: Program
    private let current: String

    /// The option before the current word that needs a value.
    private var open: Option?
    private var isAfterDashes = false
    private var operands: [String] = []

    /// Reads the words behind the program's name. Bash splits `--x=y` at the sign.
    init(of program: Program, after words: [String]) {
        self.program = program
        let words = words.filter { $0 != "=" } + (words.last == "=" ? [""] : [])
        current = words.last ?? ""
        for word in words.dropLast() { read(word) }
        if !isAfterDashes, current.hasPrefix("-") { open = nil }
    }

    private mutating func read(_ word: String) {
        if isAfterDashes {
            operands.append(word)
        } else if open != nil, !word.hasPrefix("-") || word == "-" {
            open = nil
        } else if word == "--" {
            isAfterDashes = true
        } else if word.hasPrefix("-") {
            open = program.options.first { $0.typed == word && $0.value != nil }
        } else {
            operands.append(word)
        }
    }

    /// The lines for the shell: each is a word, or a request for the names of files.
    package func text(for shell: Shell) -> String {
        if let files = kind?.files { return files + "\n" }
        return offers.map { shell.line(of: $0) + "\n" }.joined()
    }

    private var offers: [Offer] {
        if let (option, beginning) = setting {
            return words(of: option.value?.kind).map { Offer(word: beginning + $0) }.filter(matches)
        }
        if let open { return words(of: open.value?.kind).map { Offer(word: $0) }.filter(matches) }
        if current.hasPrefix("-"), !isAfterDashes { return options.filter(matches) }
        return followers.map { Offer(word: $0) }.filter(matches)
    }

    private func matches(_ offer: Offer) -> Bool { offer.word.hasPrefix(current) }

    /// The kind of the current word; nil for one of a few words.
    private var kind: Placeholder.Kind? {
        if let open { return open.value?.kind }
        if setting != nil || current.hasPrefix("-") { return nil }
        return argument?.placeholder.kind
    }

    /// The option in a current word like `--x=y`, and the word up to the sign.
    private var setting: (option: Option, beginning: String)? {
        let name = current.prefix { $0 != "=" }
        guard name.count < current.count, !isAfterDashes else { return nil }
        return program.options.first { $0.typed == name }.map { ($0, "\(name)=") }
    }

    /// The command that the line names.
    private var command: Command? {
        program.commands.first { operands.starts(with: $0.words) }
    }

    private var options: [Offer] {
        let standard = (program.standard?.options ?? [.help]) + [.version]
        let isStandard = command == nil || command == program.standard
        return (isStandard ? standard : command?.options ?? []).map {
            Offer(word: $0.typed, summary: $0.summary)
        }
    }

    /// The argument that the current word is for.
    private var argument: Command.Argument? {
        guard let command else { return nil }
        let number = operands.count - command.words.count
        if command.arguments.indices.contains(number) { return command.arguments[number] }
        return command.arguments.last.flatMap { $0.isRepeatable ? $0 : nil }
    }

    /// The words that can follow the operands.
    private var followers: [String] {
        if operands.first == "help" {
            let topics = operands.count == 1 ? program.topics.map(\.name) : []
            return words(after: Array(operands.dropFirst())) + topics
        }
        return command == nil ? words(after: operands) : words(of: argument?.placeholder.kind)
    }

    /// The words of commands that begin with these.
    private func words(after words: [String]) -> [String] {
        program.commands.filter { $0.words.starts(with: words) && $0.words.count > words.count }
            .map { $0.words[words.count] }.withoutRepetitions
    }

    private func words(of kind: Placeholder.Kind?) -> [String] {
        switch kind {
        case .choice(let words): words
        case .suggestion(let words): words().withoutRepetitions
        case .folder, .file, .text, nil: []
        }
    }
}

extension Placeholder.Kind {
    /// The line by which a shell is asked for names of files; nil for other kinds.
    fileprivate var files: String? {
        switch self {
        case .folder: ":folders"
        case .file: ":files"
        case .choice, .suggestion, .text: nil
        }
    }
}
