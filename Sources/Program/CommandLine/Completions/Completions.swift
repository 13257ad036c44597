import WaylineValues

/// The words that can stand at the end of a line of a program.
@MainActor
struct Completions {
    /// A word, and its meaning.
    struct Offer {
        let word: String
        var summary = ""
    }

    /// The first word of the line with which a shell asks for completions. The name of the shell
    /// and the words of the line follow, the last one as far as it is typed.
    nonisolated static let request = "--complete"

    private let program: Program
    private let current: String

    /// True if the current word can be an option.
    private let isOption: Bool

    /// The option before the current word that needs a value.
    private let open: Option?
    private let operands: [String]

    /// Reads the words behind the program's name. Bash splits `--x=y` at the sign.
    init(of program: Program, after words: [String]) {
        self.program = program
        let words = words.filter { $0 != "=" } + (words.last == "=" ? [""] : [])
        current = words.last ?? ""
        let isAfterDashes = words.dropLast().contains("--")
        isOption = current.hasPrefix("-") && !isAfterDashes
        let tokens = Token.tokens(of: words.dropLast(), for: program.options)
        operands = tokens.compactMap(\.operand)
        if case .option(let option?, _, nil)? = tokens.last, option.value != nil, !isOption {
            open = isAfterDashes ? nil : option
        } else {
            open = nil
        }
    }

    /// The lines for the shell: each is a word, or a request for the names of files.
    func text(for shell: Shell) -> String {
        let kind = open == nil ? argument?.placeholder.kind : open?.value?.kind
        if !isOption, let files = kind?.files { return files + "\n" }
        let words = open == nil ? followers : words(of: kind)
        let offers = isOption ? options : words.map { Offer(word: $0) }
        return offers.filter { $0.word.hasPrefix(current) }.map { shell.line(of: $0) + "\n" }
            .joined()
    }

    /// The command that the line names.
    private var command: Command? {
        program.commands.first { operands.starts(with: $0.words) }
    }

    /// The options, or the values of the option in a word like `--x=y`.
    private var options: [Offer] {
        let name = current.prefix { $0 != "=" }
        if name.count < current.count {
            let option = program.options.first { $0.typed == name }
            return words(of: option?.value?.kind).map { Offer(word: "\(name)=\($0)") }
        }
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

    private func words(of kind: ValuePlaceholder.Kind?) -> [String] {
        switch kind {
        case .choice(let words): words
        case .suggestion(let words): words().withoutRepetitions
        case .folder, .file, .text, nil: []
        }
    }
}

extension ValuePlaceholder.Kind {
    /// The line by which a shell is asked for names of files; nil for other kinds.
    fileprivate var files: String? {
        switch self {
        case .folder: ":folders"
        case .file: ":files"
        case .choice, .suggestion, .text: nil
        }
    }
}
