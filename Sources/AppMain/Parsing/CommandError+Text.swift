import Coordination
import Screens

extension CommandError: CustomStringConvertible {
    /// What was given, what the rule is, and what to do.
    package var description: String {
        switch self {
        case .unknownCommand(let given, let nearest):
            "'\(given)' is not a command.\(Self.guess(nearest)) 'app help' lists all."
        case .unknownWord(let given, let first, let expected):
            Self.unknownWord(given, first, expected)
        case .unknownTopic(let given, let nearest):
            "There is no help on '\(given)'.\(Self.guess(nearest)) 'app help' lists what there is."
        case .unknownOption(let given, let command): Self.unknownOption(given, command)
        case .foreignOption(let option, let command): Self.foreignOption(option, command)
        case .missingValue(let option): "'\(option.typed)' takes \(option.row.value?.rule ?? "")."
        case .needlessValue(let option, let value):
            "'\(option.typed)' takes no value, and was given '\(value)'."
        case .repeated(let option): "'\(option.typed)' is given twice: once is enough."
        case .contradiction(let both):
            "'\(both.first.typed)' and '\(both.second.typed)' cannot both be given: \(both.reason)."
        case .missingOption(let option, let command):
            "'\(command.typed)' needs '\(option.typed)': \(option.row.value?.rule ?? "")."
        case .missingArgument(let command): Self.missingArgument(command)
        case .surplus(let given, let command):
            "'\(given)' is too much for '\(command.typed)': see '\(command.typed) --help'."
        case .notAChoice(let given, let what, let choices):
            "'\(given)' is nothing for '\(what)': take \(choices.alternatives)."
                + Self.guess(choices.nearest(to: given))
        case .notOfPackage(let listing):
            "'--into' names a package, and 'app list \(listing)' tells of the sample app alone: leave "
                + "it off."
        case .noKey(let given):
            "'\(given)' is no key with a value: write '--set KEY=VALUE', e.g. "
                + "'--set status=expired'."
        case .api(let error): error.description
        case .language(let code):
            "'\(code)' is not a language that the app speaks: take \(OptionRow.languages)."
        }
    }

    private static func guess(_ nearest: String?) -> String {
        nearest.map { " Did you mean '\($0)'?" } ?? ""
    }

    private static func unknownWord(
        _ given: String?, _ first: String, _ expected: Command
    ) -> String {
        let usage = ([expected.typed] + expected.row.arguments.map(\.usage)).joined(separator: " ")
        guard let given else { return "'app \(first)' needs to know what: write '\(usage)'." }
        return "'\(given)' is not known after 'app \(first)': write '\(usage)'."
    }

    private static func unknownOption(_ given: String, _ command: Command) -> String {
        let names = command.options.map(\.typed)
        let nearest = given.hasPrefix("--") ? names.nearest(to: given) : nil
        return "'\(given)' is not an option of '\(command.typed)'.\(guess(nearest)) "
            + "'\(command.typed) --help' lists all."
    }

    private static func foreignOption(_ option: Option, _ command: Command) -> String {
        let owners = Command.allCases.filter { $0.options.contains(option) }.map(\.typed)
        return "'\(option.typed)' is not an option of '\(command.typed)': \(owners.enumerated) "
            + (owners.count > 1 ? "take it." : "takes it.")
    }

    private static func missingArgument(_ command: Command) -> String {
        let rule = command.row.arguments.first?.value.rule ?? ""
        return "'\(command.typed)' needs \(rule)."
    }
}
