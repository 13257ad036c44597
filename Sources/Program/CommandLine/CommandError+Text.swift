import WaylineValues

extension CommandError {
    /// The sentence for the user: the input, the rule, and the remedy.
    func text(in program: Program) -> String {
        switch self {
        case .unknownCommand(let given, let nearest):
            "'\(given)' is not a command.\(Self.guess(nearest)) '\(program.name) help' lists all."
        case .unknownWord(let given, let first, let expected):
            Self.unknownWord(given, first, expected, program)
        case .unknownTopic(let given, let nearest): Self.unknownTopic(given, nearest, program)
        case .unknownOption(let given, let command):
            Self.unknownOption(given, command, program.typed(command))
        case .noCommand(let option): Self.noCommand(option, program)
        case .foreignOption(let option, let command): Self.foreignOption(option, command, program)
        case .missingValue(let option): "'\(option.typed)' takes \(option.value?.rule ?? "")."
        case .needlessValue(let option, let value):
            "'\(option.typed)' takes no value, but was given '\(value)'."
        case .repeated(let option): "'\(option.typed)' is given twice: once is enough."
        case .contradiction(let both):
            "'\(both.first.typed)' and '\(both.second.typed)' cannot both be given: \(both.reason)."
        case .missingOption(let option, let command):
            "'\(program.typed(command))' needs '\(option.typed)': \(option.value?.rule ?? "")."
        case .missingArgument(let command): Self.missingArgument(program.typed(command), command)
        case .surplus(let given, let command): Self.surplus(given, program.typed(command))
        case .notAChoice(let given, let what, let choices):
            "'\(what)' does not accept '\(given)': choose \(choices.alternatives)."
                + Self.guess(choices.near(to: given))
        case .notOfPackage(let list):
            "'--into' names a package, but '\(program.name) list \(list)' lists only those of "
                + "the app: leave it off."
        case .refused(let text): text
        }
    }

    private static func missingArgument(_ typed: String, _ command: Command) -> String {
        "'\(typed)' needs \(command.arguments.first?.placeholder.rule ?? "")."
    }

    private static func surplus(_ given: String, _ typed: String) -> String {
        "'\(given)' is too much for '\(typed)': see '\(typed) --help'."
    }

    private static func unknownTopic(
        _ given: String, _ nearest: String?, _ program: Program
    ) -> String {
        "There is no help on '\(given)'.\(guess(nearest)) '\(program.name) help' lists all topics."
    }

    private static func guess(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }

    private static func unknownWord(
        _ given: String?, _ first: String, _ expected: Command, _ program: Program
    ) -> String {
        let words = [program.typed(expected)] + expected.arguments.map(\.usage)
        let usage = words.joined(separator: " ")
        guard let given else {
            return "'\(program.name) \(first)' is not complete: write '\(usage)'."
        }
        return "'\(given)' is not known after '\(program.name) \(first)': write '\(usage)'."
    }

    private static func noCommand(_ option: String, _ program: Program) -> String {
        let names = program.options.map(\.typed)
        let isOption = !option.hasPrefix("--") || names.contains(option)
        guard let nearest = isOption ? nil : names.near(to: option) else {
            return "'\(option)' needs a command: '\(program.name) help' lists all."
        }
        return "'\(option)' is not an option.\(guess(nearest)) '\(program.name) help' lists all."
    }

    private static func unknownOption(
        _ given: String, _ command: Command, _ typed: String
    ) -> String {
        let names = (command.options + [.version]).map(\.typed)
        let nearest = given.hasPrefix("--") ? names.near(to: given) : nil
        return "'\(given)' is not an option of '\(typed)'.\(guess(nearest)) "
            + "'\(typed) --help' lists all."
    }

    private static func foreignOption(
        _ option: Option, _ command: Command, _ program: Program
    ) -> String {
        let owners = program.commands.filter { $0.options.contains(option) }.map(program.typed)
        return "'\(option.typed)' is not an option of '\(program.typed(command))': "
            + "\(owners.enumerated) " + (owners.count > 1 ? "take it." : "takes it.")
    }
}
