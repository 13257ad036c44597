/// The reason why a command line cannot be understood.
package indirect enum CommandError: Error, Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    /// A word, or no word, in place of the second word of a command.
    case unknownWord(String?, after: String, expected: Command)
    case unknownTopic(String, nearest: String?)
    case unknownOption(String, Command)
    /// An option without a command, in a program that needs one.
    case noCommand(String)
    /// An option that only other commands take.
    case foreignOption(Option, Command)
    case missingValue(Option)
    case needlessValue(Option, String)
    case repeated(Option)
    case contradiction(Command.Contradiction)
    case missingOption(Option, Command)
    case missingArgument(Command)
    case surplus(String, Command)
    case notAChoice(String, of: String, [String])
    /// `--into` for a list that does not depend on a package.
    case notOfPackage(String)
    /// A value that a command does not accept. The sentence gives the reason.
    case refused(String)
}
