/// Text in at most 80 columns.
struct Layout {
    static let width = 80
    private(set) var text = ""
    private let ink: Ink

    init(ink: Ink) {
        self.ink = ink
    }

    /// Adds a heading, after an empty line.
    mutating func addHeading(_ name: String) {
        add("")
        add(ink.bold("\(name):"))
    }

    mutating func add(_ line: String) {
        text += line + "\n"
    }

    /// Adds words, broken into lines. Lines after the first are indented by `hanging`.
    mutating func add(words: String, indent: Int = 0, hanging: Int = 0) {
        add(words.split(separator: " ").map(String.init), indent: indent, hanging: hanging)
    }

    /// Adds pieces with spaces between them. A piece itself is not broken.
    mutating func add(_ pieces: [String], indent: Int = 0, hanging: Int = 0) {
        var line = String(repeating: " ", count: indent)
        var isEmpty = true
        for piece in pieces {
            if !isEmpty, line.count + 1 + piece.count > Self.width {
                add(line)
                line = String(repeating: " ", count: hanging)
                isEmpty = true
            }
            line += isEmpty ? piece : " \(piece)"
            isEmpty = false
        }
        add(line)
    }

    /// Adds terms on the left and their meanings on the right, or below a long term.
    mutating func add(_ terms: [(term: String, meaning: String)], widest: Int = 24) {
        let fitting = terms.map(\.term.count).filter { $0 <= widest }
        let column = (fitting.max() ?? widest) + 4
        for (term, meaning) in terms {
            let words = meaning.split(separator: " ").map(String.init)
            let padding = column - term.count - 2
            if padding >= 2 {
                let first = "  " + term + String(repeating: " ", count: padding)
                addAfter(first, words, column)
            } else {
                add("  " + term)
                add(words, indent: column, hanging: column)
            }
        }
    }

    private mutating func addAfter(_ first: String, _ words: [String], _ column: Int) {
        var part = Layout(ink: ink)
        part.add(words, indent: column, hanging: column)
        add(first + part.text.dropFirst(column).dropLast())
    }
}
