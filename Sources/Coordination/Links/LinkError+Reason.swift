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
        case .brokenEscape(let text):
            "\(text.inQuotes) breaks off: write '%' and two hexadecimal digits, "
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
