extension String {
    /// The lines of the text, each printable: it is split at line feeds, alone or after a carriage
    /// return, and a tab goes on to the next column that can be divided by eight.
    ///
    /// There is one line more than there are line feeds.
    public var printableLines: [String] {
        let scalars = unicodeScalars
        return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isEnded = line.endIndex < scalars.endIndex
            let text = isEnded && line.last == "\r" ? line.dropLast() : line
            return Self.expandingTabs(Substring(text))
        }
    }

    private static func expandingTabs(_ line: Substring) -> String {
        let parts = line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
        var result = ""
        var column = 0
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let spaces = 8 - column % 8
                result += String(repeating: " ", count: spaces)
                column += spaces
            }
            let text = String(Substring(part)).printable
            result += text
            column += text.columns
        }
        return result
    }

    /// The printable lines of the text, broken at spaces so that none takes more columns than this.
    ///
    /// A word that is longer than a line is broken between two characters. A character that is wider
    /// than a line is shown as an ellipsis.
    public func wrapped(toColumns width: Int) -> [String] {
        guard width > 0 else { return [] }
        return printableLines.flatMap { line in
            var paragraph = Paragraph(width: width)
            paragraph.add(words: line)
            return paragraph.lines
        }
    }
}
