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

    /// Returns the printable lines of the text, broken at spaces so that none takes more columns
    /// than this.
    ///
    /// A word that is longer than a line is broken between two characters. A character that is
    /// wider than a line is shown as an ellipsis.
    public func wrapped(toColumns width: Int) -> [String] {
        guard width > 0 else { return [] }
        return printableLines.flatMap { line in
            var paragraph = Paragraph(width: width)
            paragraph.add(words: line)
            return paragraph.lines
        }
    }
}

extension [String] {
    /// Returns the first `count` lines. The last one ends with an ellipsis if there are more.
    package func cut(to count: Int, columns: Int) -> [String] {
        guard count < self.count, let last = prefix(count).last else { return self }
        return prefix(count - 1) + [(last + "…").truncated(toColumns: columns)]
    }
}

/// Words that are laid out in lines, one after another.
private struct Paragraph {
    private(set) var lines = [""]
    private let width: Int
    private var columns = 0
    /// The spaces between the last word and the next, which are left out if the line is broken
    /// there.
    private var spaces = 0

    init(width: Int) {
        self.width = width
    }

    /// Adds words with spaces between them, all of it printable.
    mutating func add(words: String) {
        var start = words.startIndex
        var length = 0
        for character in PrintedCharacters(words) {
            if character.text.utf8.elementsEqual(" ".utf8) {
                add(words[start..<character.text.startIndex], length)
                spaces += 1
                start = character.text.endIndex
                length = 0
            } else {
                length += character.columns
            }
        }
        add(words[start...], length)
    }

    private mutating func add(_ word: Substring, _ length: Int) {
        if word.isEmpty { return }
        if columns + spaces + length <= width {
            append(String(repeating: " ", count: spaces), spaces)
            append(word, length)
        } else {
            if columns > 0 { breakLine() }
            addInParts(word)
        }
        spaces = 0
    }

    private mutating func addInParts(_ word: Substring) {
        for character in PrintedCharacters(word) {
            let fits = character.columns <= width
            let length = fits ? character.columns : 1
            if columns + length > width { breakLine() }
            append(fits ? character.text : "…", length)
        }
    }

    private mutating func append(_ text: some StringProtocol, _ length: Int) {
        lines[lines.count - 1] += text
        columns += length
    }

    private mutating func breakLine() {
        lines.append("")
        columns = 0
    }
}

extension [String] {
    /// Joins the texts that are not empty, with `separator` between them.
    package func joined(with separator: String) -> String {
        filter { !$0.isEmpty }.joined(separator: separator)
    }
}
