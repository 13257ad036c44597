/// The reason why a text is not a link.
public struct LinkError: Error, Hashable, Sendable {
    /// A fault of a link.
    public enum Reason: Hashable, Sendable {
        /// The scheme is missing: there is no colon, no text before it, or the path begins before
        /// it.
        case noScheme
        /// A scheme has letters, digits, `+`, `-` and `.`, and begins with a letter.
        case illegalInScheme(Unicode.Scalar)
        /// A character that must be escaped.
        case illegalCharacter(Unicode.Scalar)
        /// A control character, escaped or not.
        case controlCharacter(Unicode.Scalar)
        /// A `%` without two hexadecimal digits after it: `%zz`, `%4`.
        case badEscape(String)
        /// Escapes in a row that are not UTF-8.
        case notUTF8(String)
        /// More than `Link.maxLength` bytes.
        case tooLong(bytes: Int)
        /// More than `Link.maxSegments`.
        case tooManySegments
    }

    /// The start of the given text, in quotes, without query and fragment.
    public let link: String
    /// The character at which the fault is, counted from 1.
    public let position: Int
    /// The fault there.
    public let reason: Reason
}

extension LinkError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .noScheme, .tooLong: "\(link) is not a link: \(reason)"
        case .illegalInScheme, .illegalCharacter, .controlCharacter, .badEscape, .notUTF8,
            .tooManySegments:
            "\(link) is not a link: at character \(position), \(reason)"
        }
    }
}

extension LinkError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noScheme:
            "it has no scheme: begin with one and a colon, e.g. 'wayline://home'."
        case .illegalInScheme(let character):
            "\(String(character).inQuotes) cannot stand in a scheme: "
                + "start with a letter, then letters, digits, '+', '-' or '.'."
        case .illegalCharacter(let character):
            "\(String(character).inQuotes) cannot stand as it is: write "
                + "'\(String(character).utf8.map(\.escaped).joined())'."
        case .controlCharacter(let character):
            "\(String(character).inQuotes) is a control character: leave it out."
        case .badEscape(let text):
            "\(text.inQuotes) is not an escape: write '%' and two hexadecimal digits, "
                + "or '%25' for '%' itself."
        case .notUTF8(let text):
            "\(text.inQuotes) is not UTF-8: escape all bytes of a character, e.g. '%C3%A9' for 'é'."
        case .tooLong(let bytes):
            "it has \(bytes) bytes, and at most \(Link.maxLength) are read."
        case .tooManySegments:
            "its path goes on after \(Link.maxSegments) segments, and no more are read."
        }
    }
}

extension String {
    /// The text of a link in quotes, without query and fragment, which may hold private data.
    var linkInQuotes: String { withoutQuery.inQuotes }

    /// The text of a link, without query and fragment.
    package var withoutQuery: String {
        guard let end = firstIndex(where: { $0 == "?" || $0 == "#" }) else { return self }
        return "\(self[...end])…"
    }
}
