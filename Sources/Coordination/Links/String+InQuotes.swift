extension String {
    /// The most characters of a text that an error quotes.
    private static let excerptLength = 80

    /// The text in quotes as an error may show it: not too long, and no control characters.
    var inQuotes: String {
        let shown = unicodeScalars.prefix(String.excerptLength)
        let isCut = shown.endIndex != unicodeScalars.endIndex
        return "'" + shown.map(\.shown).joined() + (isCut ? "…'" : "'")
    }

    /// The text of a link in quotes, without query and fragment, which may hold what is no one else's
    /// business.
    var linkInQuotes: String {
        guard let end = firstIndex(where: { $0 == "?" || $0 == "#" }) else { return inQuotes }
        return "\(self[...end])…".inQuotes
    }
}

extension Unicode.Scalar {
    /// The character, or its number if it is a control character.
    var shown: String {
        guard properties.generalCategory == .control else { return String(self) }
        return "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
