/// The reason why a text is not a pattern for links.
public struct LinkPatternError: Error, Hashable, Sendable {
    /// A fault of a pattern.
    public indirect enum Reason: Hashable, Sendable {
        /// A `/` at the start, at the end, or after another.
        case emptySegment
        /// A `{` without its `}`.
        case openBrace
        /// A `}` without its `{`.
        case strayBrace
        /// Text before or after a capture, in its segment or in the value of its key.
        case captureIsNotAlone
        /// A name has letters, digits and `_`, and does not begin with a digit.
        case badName(String)
        /// Two captures of one name.
        case repeatedName(String)
        /// A type that no capture can have.
        case unknownType(String)
        /// A segment after a tail.
        case tailIsNotLast
        /// A type before the dots of a tail.
        case typedTail
        /// A tail in a query.
        case tailInQuery
        /// `{name?}` or `{name=default}` in the path.
        case optionalInPath
        /// A `?` or `&` without `key={name}` after it.
        case noQueryCapture
        /// Two items of one key in the query.
        case repeatedKey(String)
        /// A default that does not have the type of its capture.
        case badDefault(String, for: LinkCaptureType)
        /// A text that cannot be part of a link.
        case text(LinkError.Reason)
    }
    /// The text as it was given.
    public let pattern: String
    /// The character at which the fault is, counted from 1.
    public let position: Int
    /// The fault there.
    public let reason: Reason
}

extension LinkPatternError: CustomStringConvertible {
    public var description: String {
        "\(pattern.inQuotes) is not a pattern: at character \(position), \(reason)"
    }
}

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
