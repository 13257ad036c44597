extension String {
    /// The beginning of the text, if all of it would fill the screen.
    package func excerpt(_ limit: Int = 60) -> String {
        count > limit ? "\(prefix(limit))…" : self
    }

    /// The maximum number of characters that an error quotes.
    private static let excerptLength = 80

    /// The text in quotes for an error: shortened, and without control characters.
    package var inQuotes: String {
        let shown = unicodeScalars.prefix(String.excerptLength)
        let isCut = shown.endIndex != unicodeScalars.endIndex
        return "'" + String(shown).escaped(for: .line) + (isCut ? "…'" : "'")
    }
}
