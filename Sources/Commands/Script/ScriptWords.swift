/// A word of a line of a script.
struct ScriptWord {
    /// The word as written.
    let source: String

    /// The word, or the text between its quotes.
    let content: String

    /// True if it has quotes.
    let isText: Bool
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
        shown.append(word.source)
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
