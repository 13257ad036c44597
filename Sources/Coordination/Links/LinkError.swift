/// Why a text is not a link.
public struct LinkError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Reason: Hashable, Sendable {
        /// There is no colon, nothing before it, or the path begins first.
        case noScheme
        /// A scheme has letters, digits, `+`, `-` and `.`, and begins with a letter.
        case illegalInScheme(Unicode.Scalar)
        /// A character that has to be escaped.
        case illegalCharacter(Unicode.Scalar)
        /// A control character, as it is or escaped.
        case controlCharacter(Unicode.Scalar)
        /// A `%` without two hexadecimal digits after it: `%zz`.
        case badEscape(String)
        /// A `%` with less than two characters after it: `%4`.
        case brokenEscape(String)
        /// Escapes in a row that are not UTF-8.
        case notUTF8(String)
        /// More than `Link.maxLength` bytes.
        case tooLong(bytes: Int)
        /// More than `Link.maxSegments`.
        case tooManySegments
    }

    /// The start of what was given, in quotes, without query and fragment.
    public let link: String
    /// The character at which the fault is, counted from 1.
    public let position: Int
    /// What is wrong there.
    public let reason: Reason
}

extension LinkError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .noScheme, .tooLong: "\(link) is not a link: \(reason)"
        case .illegalInScheme, .illegalCharacter, .controlCharacter, .badEscape, .brokenEscape,
            .notUTF8, .tooManySegments:
            "\(link) is not a link: at character \(position), \(reason)"
        }
    }
}
