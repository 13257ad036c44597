/// Text in at most 80 columns.
struct Layout {
    private static let width = 80

    /// The longest term that has its meaning in the same line.
    private static let widestTerm = 24

    private(set) var text = ""
    private let ink: Ink

    /// Lays out a page. An empty line stands before each note that is not below its heading.
    init(_ notes: [Note], ink: Ink) {
        self.ink = ink
        var isHeaded = true
        for note in notes {
            if !isHeaded { add("") }
            add(note)
            if case .heading = note { isHeaded = true } else { isHeaded = false }
        }
    }

    private mutating func add(_ note: Note) {
        switch note {
        case .heading(let name): add(ink.bold("\(name):"))
        case .paragraph(let words): add(pieces(words), indent: 0, hanging: 0)
        case .terms(let terms): add(terms)
        case .verbatim(let lines): for line in lines.split(separator: "\n") { add("  \(line)") }
        case .usage(let pieces): add(pieces, indent: 2, hanging: 6)
        case .examples(let examples):
            for example in examples {
                add("  \(example.line)")
                add(pieces(example.effect), indent: 6, hanging: 6)
            }
        }
    }

    private mutating func add(_ line: String) {
        text += line + "\n"
    }

    private func pieces(_ words: String) -> [String] {
        words.split(separator: " ").map(String.init)
    }

    /// Adds pieces with spaces between them. A piece itself is not broken. The first line begins
    /// with `start`, or is indented like it; the others are indented by `hanging`.
    private mutating func add(
        _ pieces: [String], after start: String = "", indent: Int, hanging: Int
    ) {
        var line = start + String(repeating: " ", count: indent - start.count)
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
    private mutating func add(_ terms: [(term: String, meaning: String)]) {
        let fitting = terms.map(\.term.count).filter { $0 <= Self.widestTerm }
        let column = (fitting.max() ?? Self.widestTerm) + 4
        for (term, meaning) in terms {
            let isLong = term.count + 4 > column
            if isLong { add("  " + term) }
            add(pieces(meaning), after: isLong ? "" : "  " + term, indent: column, hanging: column)
        }
    }
}
