/// Why a table of links cannot be made.
public enum LinkTableError: Error, Hashable, Sendable {
    /// What was given as the scheme cannot be one.
    case badScheme(String)
    /// A rule has no pattern, for this reason.
    case badPattern(LinkPatternError)
    /// Each link that one of the two takes is taken by the other too. The first was declared first.
    case samePaths(LinkPattern, LinkPattern)
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badScheme(let text):
            "\(text.inQuotes) is not a scheme: start with a letter, "
                + "then letters, digits, '+', '-' or '.', e.g. 'wayline'."
        case .badPattern(let error): error.description
        case .samePaths(let first, let second):
            "\(first.description.inQuotes) and \(second.description.inQuotes) take the same links: "
                + "remove one, or tell their paths apart by a literal or a type."
        }
    }
}
