/// What is said of one thing on a page: a line, as a rule, and the rows of a list.
struct PlainLine: Equatable {
    /// What it speaks of.
    enum Subject: Hashable {
        case heading(String)
        case control(ObjectIdentifier)
        case tab(String)
        case answer(String)
        case message
    }

    /// A row of a list.
    struct Row: Hashable {
        let index: Int
        let title: String

        /// What follows the title, where it was chosen.
        let state: String

        var text: String { title.printable + state }
    }

    let subject: Subject
    let text: [String]
    var rows: [Row] = []

    /// Said after the rows, and what the user can do about it.
    var remark: String?
    var advice = ""

    /// What it is chosen by; nil where it cannot be.
    var number: Int?

    /// As long as this is the same, it is not worth being said again.
    var gist: [String]

    /// A line, of which everything counts.
    init(_ subject: Subject, _ text: [String]) {
        self.subject = subject
        self.text = text
        gist = text
    }

    /// What it looks like, with the numbers.
    var numbered: [String] {
        guard let number else { return text }
        return text.enumerated().map { $0 == 0 ? "  \(number). \($1)" : "     \($1)" }
            + rows.map { "     \(number).\($0.index + 1) \($0.text)" }
            + (remark.map { ["     (\($0 + advice))"] } ?? [])
    }

    /// What it says, without the numbers.
    var spoken: [String] {
        text + rows.map(\.text) + (remark.map { ["(\($0))"] } ?? [])
    }
}
