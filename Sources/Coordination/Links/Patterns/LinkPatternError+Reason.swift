extension LinkPatternError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptySegment: "a segment is empty: remove a '/'."
        case .openBrace: "'{' is not closed: write '}' after the name."
        case .strayBrace: "'}' closes nothing: write '{' before a name, or '%7D' for '}' itself."
        case .captureIsNotAlone:
            "a capture shares its segment or value: it takes the whole, e.g. 'articles/{id}'."
        case .badName(let name):
            "\(name.inQuotes) cannot name a capture: "
                + "start with a letter, then letters, digits and '_'."
        case .repeatedName(let name):
            "\(name.inQuotes) is captured again: give it another name."
        case .unknownType(let type):
            "\(type.inQuotes) is not a type: write 'int', 'double' or 'bool', or none for text."
        case .tailIsNotLast: "a segment follows a tail, which takes all: let the tail be last."
        case .typedTail: "a tail has a type: leave it out, for it takes texts."
        case .tailInQuery: "a tail stands in the query: only a path has one."
        case .optionalInPath:
            "an optional capture stands in the path: only a query has those. "
                + "Declare a pattern without the segment too."
        case .noQueryCapture: "the query has no capture: write 'key={name}'."
        case .repeatedKey(let key): "\(key.inQuotes) is a key again: take its value once."
        case .badDefault(let text, let type):
            "\(text.inQuotes) is not \(type.noun): give a default of the capture's type."
        case .text(let reason): "\(reason)"
        }
    }
}
