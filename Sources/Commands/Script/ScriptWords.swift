/// A word of a line of a script.
struct ScriptWord {
    /// The word as written.
    let source: Substring

    /// The word, or the text between its quotes.
    let content: String
    var isText: Bool { source.first == "\"" }
}

/// The words of a line that are still to be read.
struct ScriptWords {
    private var rest: ArraySlice<ScriptWord> = []

    /// The words that were taken, as written, without texts that could be passwords.
    private(set) var shown: [String] = []

    var isEmpty: Bool { rest.isEmpty }

    /// Splits a line, and leaves out its comment.
    init(_ line: Substring) throws(ScriptError.Reason) {
        var scanner = ScriptScanner(line)
        while let word = try scanner.next() { rest.append(word) }
    }

    /// Takes this word if it is next, without quotes. Returns whether it was.
    mutating func skip(_ word: String) -> Bool {
        guard first == word else { return false }
        _ = next()
        return true
    }

    /// The next word, if it has no quotes.
    var first: String? { rest.first.flatMap { $0.isText ? nil : $0.content } }

    /// Takes a word, in quotes or not.
    mutating func next() -> String? {
        guard let word = rest.popFirst() else { return nil }
        shown.append(String(word.source))
        return word.content
    }

    /// Takes a text in quotes.
    mutating func text() -> String? { rest.first?.isText == true ? next() : nil }

    /// Takes a text in quotes that could be a password.
    mutating func secret() -> String? {
        let text = text()
        if text != nil { shown[shown.count - 1] = "\"…\"" }
        return text
    }
}

/// Splits a line into words.
private struct ScriptScanner {
    private let line: Substring
    private var rest: Substring

    init(_ line: Substring) {
        self.line = line
        rest = line
    }

    /// The next word; nil at the end of the line, and before a comment.
    mutating func next() throws(ScriptError.Reason) -> ScriptWord? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first, first != "#" else { return nil }
        let start = rest.startIndex
        let content = first == "\"" ? try text() : try word()
        return ScriptWord(source: line[start..<rest.startIndex], content: content)
    }

    private func column(_ index: Substring.Index) -> Int {
        line.distance(from: line.startIndex, to: index) + 1
    }

    private mutating func word() throws(ScriptError.Reason) -> String {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        rest = rest[word.endIndex...]
        if rest.first == "\"" { throw .quoteInside(column: column(rest.startIndex)) }
        return String(word)
    }

    private mutating func text() throws(ScriptError.Reason) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.first {
            let place = rest.startIndex
            rest.removeFirst()
            switch character {
            case "\"":
                if rest.first?.isWhitespace == false {
                    throw .noSpace(column: column(rest.startIndex))
                }
                return text
            case "\\":
                guard let escaped = rest.popFirst() else { throw .openQuote }
                guard "\"\\n".contains(escaped) else { throw .unknownEscape(column: column(place)) }
                text.append(escaped == "n" ? "\n" : escaped)
            case _: text.append(character)
            }
        }
        throw .openQuote
    }
}
