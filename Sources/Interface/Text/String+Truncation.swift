extension String {
    /// Returns the printable form of the text. If it takes more columns than `limit`, cuts it and
    /// ends it with an ellipsis. The time does not grow with the text that is left out.
    public func truncated(toColumns limit: Int) -> String {
        guard limit > 0 else { return "" }
        if let plain = plainBeginning(limit) { return plain }
        var text = ""
        var columns = 0
        var lengthBeforeEllipsis = 0
        for character in PrintedCharacters(self) {
            columns += character.columns
            if columns > limit {
                return String(decoding: text.utf8.prefix(lengthBeforeEllipsis), as: UTF8.self) + "…"
            }
            text += character.text
            if columns < limit { lengthBeforeEllipsis = text.utf8.count }
        }
        return text
    }

    /// Returns the result if the beginning is plain ASCII; nil otherwise.
    private func plainBeginning(_ limit: Int) -> String? {
        guard utf8.prefix(limit + 1).isPlain else { return nil }
        if utf8.count <= limit { return self }
        return String(decoding: utf8.prefix(limit - 1), as: UTF8.self) + "…"
    }

    /// Returns the printable form of the text in exactly this many columns: with spaces after it,
    /// or cut.
    public func padded(toColumns width: Int) -> String {
        let text = truncated(toColumns: width)
        return text + String(repeating: " ", count: Swift.max(0, width - text.columns))
    }

    /// Returns the part of the printable form in these columns. Half of a character at an edge
    /// becomes a space, so that the others keep their columns.
    package func visible(inColumns window: Range<Int>) -> String {
        var result = ""
        var column = 0
        for character in PrintedCharacters(self) {
            if column >= window.upperBound { break }
            let place = column..<column + character.columns
            column = place.upperBound
            if window.clamped(to: place) == place {
                result += character.text
            } else {
                result += String(repeating: " ", count: window.clamped(to: place).count)
            }
        }
        return result
    }
}
