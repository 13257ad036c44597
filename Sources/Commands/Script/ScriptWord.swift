/// A word of a line of a script.
enum ScriptWord: Hashable {
    case bare(String)
    /// The text between quotes.
    case text(String)

    var content: String {
        switch self {
        case .bare(let content), .text(let content): content
        }
    }

    /// The words of a line, without its comment.
    static func words(of line: Substring) throws(ScriptError.Reason) -> [ScriptWord] {
        var rest = line
        var words: [ScriptWord] = []
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first, first != "#" else { return words }
            if first == "\"" {
                words.append(.text(try text(from: &rest)))
                if let next = rest.first, !next.isWhitespace { throw .noSpace(after: next) }
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                if let quote = word.firstIndex(of: "\"") {
                    throw .quoteInside(column: line.distance(from: line.startIndex, to: quote) + 1)
                }
                words.append(.bare(String(word)))
                rest = rest[word.endIndex...]
            }
        }
    }

    private static func text(from rest: inout Substring) throws(ScriptError.Reason) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\":
                guard let escaped = rest.popFirst() else { throw .openQuote }
                guard "\"\\n".contains(escaped) else { throw .unknownEscape(escaped) }
                text.append(escaped == "n" ? "\n" : escaped)
            case _: text.append(character)
            }
        }
        throw .openQuote
    }
}
