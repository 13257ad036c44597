package import Screens

/// Why what was typed is not understood.
package enum CommandError: Error, Hashable, Sendable {
    case unknownCommand(String, nearest: String?)
    /// A word that is not the second one of a command that begins so.
    case unknownWord(String?, after: String, expected: Command)
    case unknownTopic(String, nearest: String?)
    case unknownOption(String, Command)
    /// An option that another command takes.
    case foreignOption(Option, Command)
    case missingValue(Option)
    case needlessValue(Option, String)
    case repeated(Option)
    case contradiction(Contradiction)
    case missingOption(Option, Command)
    case missingArgument(Command)
    case surplus(String, Command)
    case notAChoice(String, of: String, [String])
    /// A package for a list that is not of one.
    case notOfPackage(Listing)
    /// Not of the form `key=value`.
    case noKey(String)
    case api(APIAddressError)
    case language(String)
}
