extension String {
    /// The beginning, where all of it would fill the screen.
    package func excerpt(_ limit: Int = 60) -> String {
        count > limit ? "\(prefix(limit))…" : self
    }

    /// The most characters of a text that an error quotes.
    private static let excerptLength = 80

    /// The text in quotes as an error may show it: not too long, and no control characters.
    package var inQuotes: String {
        let shown = unicodeScalars.prefix(String.excerptLength)
        let isCut = shown.endIndex != unicodeScalars.endIndex
        return "'" + String(shown).escaped(for: .line) + (isCut ? "…'" : "'")
    }
}
