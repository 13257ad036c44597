/// Why a text is not a pattern for links.
public struct LinkPatternError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Reason: Hashable, Sendable {
        /// A `/` at the start, at the end, or after another.
        case emptySegment
        /// A `{` without its `}`.
        case openBrace
        /// A `}` without its `{`.
        case strayBrace
        /// Something before or after a capture in its segment, or in its value.
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
        /// A default that is not of the type of its capture.
        case badDefault(String, for: LinkCaptureType)
        /// What could not be part of a link either.
        case text(LinkError.Reason)
    }
    /// What was given.
    public let pattern: String
    /// The character at which the fault is, counted from 1.
    public let position: Int
    /// What is wrong there.
    public let reason: Reason
}

extension LinkPatternError: CustomStringConvertible {
    public var description: String {
        "\(pattern.inQuotes) is not a pattern: at character \(position), \(reason)"
    }
}
