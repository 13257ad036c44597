/// The reason why a command line is not understood.
package enum CommandError: Error, Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    /// A word that is not the second one of a command that begins so.
    case unknownWord(String?, after: String, expected: Command)
    case unknownTopic(String, nearest: String?)
    case unknownOption(String, Command)
    /// An option without a command, in a program that needs one.
    case noCommand(String)
    /// An option that another command takes.
    case foreignOption(Option, Command)
    case missingValue(Option)
    case needlessValue(Option, String)
    case repeated(Option)
    case contradiction(Command.Contradiction)
    case missingOption(Option, Command)
    case missingArgument(Command)
    case surplus(String, Command)
    case notAChoice(String, of: String, [String])
    /// `--into` for a list that a package has no part in.
    case notOfPackage(String)
    /// A value that a command does not accept, for the reason that this sentence gives.
    case refused(String)
}

extension Token {
    /// The error of a program that needs a command, and got an option alone.
    var errorWithoutCommand: CommandError {
        switch self {
        case .operand(let word): .noCommand(word)
        case .flag(let option), .setting(let option, _), .missing(let option),
            .needless(let option, _):
            .noCommand(option.typed)
        case .unknown(let option): .noCommand(option)
        }
    }
}
