import WaylineApplication

/// Splits a line into words, scalar by scalar: a quote with an accent is a quote.
struct StepScanner {
    private let line: Substring.UnicodeScalarView
    private var rest: Substring.UnicodeScalarView

    init(_ line: Substring) {
        self.line = line.unicodeScalars
        rest = self.line
    }

    /// The next word; nil at the end of the line, and before a comment.
    mutating func next() throws(ScriptError.Reason) -> StepWord? {
        rest = rest.drop(while: \.properties.isWhitespace)
        guard let first = rest.first, first != "#" else { return nil }
        let isText = first == "\""
        return StepWord(content: isText ? try text() : try word(), isText: isText)
    }

    private var column: Int { line[..<rest.startIndex].count + 1 }

    private mutating func word() throws(ScriptError.Reason) -> String {
        let word = rest.prefix { !$0.properties.isWhitespace && $0 != "\"" }
        rest = rest[word.endIndex...]
        if rest.first == "\"" { throw .quoteInside(column: column) }
        return String(Substring(word))
    }

    private mutating func text() throws(ScriptError.Reason) -> String {
        rest.removeFirst()
        var text = String.UnicodeScalarView()
        while let scalar = rest.first {
            if scalar == "\\" {
                text.append(try escaped())
                continue
            }
            rest.removeFirst()
            if scalar != "\"" {
                text.append(scalar)
                continue
            }
            if rest.first?.properties.isWhitespace == false { throw .noSpace(column: column) }
            return String(text)
        }
        throw .openQuote
    }

    /// Takes a backslash and what follows it.
    private mutating func escaped() throws(ScriptError.Reason) -> Unicode.Scalar {
        let start = column
        rest.removeFirst()
        guard let sign = rest.popFirst() else { throw .openQuote }
        switch sign {
        case "\"", "\\": return sign
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u": if let scalar = number() { return scalar }
        case _: break
        }
        throw .unknownEscape(column: start)
    }

    /// Takes a number like `{1B}`.
    private mutating func number() -> Unicode.Scalar? {
        guard rest.popFirst() == "{" else { return nil }
        let digits = rest.prefix { $0 != "}" }
        rest = rest[digits.endIndex...]
        guard rest.popFirst() == "}", digits.count <= 8 else { return nil }
        return UInt32(String(Substring(digits)), radix: 16).flatMap(Unicode.Scalar.init)
    }
}

extension StepWords {
    /// Splits a line, and leaves out its comment.
    init(_ line: Substring) throws(ScriptError.Reason) {
        var (scanner, words) = (StepScanner(line), [StepWord]())
        while let word = try scanner.next() { words.append(word) }
        self.init(words)
    }
}
