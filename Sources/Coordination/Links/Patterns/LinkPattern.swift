/// What links look like that lead to the same place: `articles/{id:int}?ranking={ranking?}`.
///
/// - A segment is written as in a link, or is a capture: `{name}` takes any text, `{name:int}`,
///   `{name:double}` and `{name:bool}` what their type allows. `{name...}` is a tail: it stands
///   last and takes all that is left, also nothing.
/// - `?key={name}` takes what the query has for `key`, the first if there are several. It must be
///   there, unless it is written `{name?}`, or has a default: `{page:int=1}`. A link may have
///   other keys, in any order. A key without a value is true for a bool.
public struct LinkPattern: Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was declared.
    public let description: String
    let path: [PathElement]
    /// The name of what takes the segments after `path`.
    let tail: String?
    let query: [QueryCapture]

    /// Reads a pattern, or says what is wrong with it and where.
    public init(parsing text: String) throws(LinkPatternError) {
        var scanner = LinkPatternScanner(text)
        description = text
        (path, tail) = try scanner.path()
        query = try scanner.query()
    }
}
