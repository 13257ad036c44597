/// The lines of one part of a page: usually one, and more for a list or a table.
struct PlainLine: Equatable {
    /// The part of the page.
    enum Origin: Hashable {
        case heading(String)
        case control(ObjectIdentifier)
        case answer(String)
        case message
    }

    /// The number of rows of a list that are shown at once.
    static let excerptSize = 10

    /// A row of a list.
    struct ListRow: Hashable {
        let index: Int
        let title: String

        /// The text after the title of a row that was chosen.
        let state: String

        /// The heading that begins at the row; nil for none.
        let heading: String?

        var text: String { title.printable + state }
    }

    let subject: Origin
    let text: [String]
    var rows: [ListRow] = []

    /// The names of the actions on each row, with their numbers.
    var actions: String?

    /// A text after the rows, and the advice that belongs to it.
    var remark: String?
    var advice = ""

    /// The number by which the user chooses it; nil if that is not possible.
    var number: Int?

    /// The state that is compared: the lines are printed again when it changes.
    var state: [String]

    /// Creates lines of which everything is compared.
    init(_ subject: Origin, _ text: [String]) {
        self.subject = subject
        self.text = text
        state = text
    }

    /// The lines with their numbers.
    var numbered: [String] {
        guard let number else { return text }
        return text.enumerated().map { $0 == 0 ? "  \(number). \($1)" : "     \($1)" }
            + rows.flatMap { row in
                (row.heading.map { ["     \($0)"] } ?? [])
                    + ["     \(number).\(row.index + 1) \(row.text)"]
            }
            + (actions.map { ["     \($0)"] } ?? [])
            + (remark.map { ["     (\($0 + advice))"] } ?? [])
    }

    /// The lines without numbers.
    var spoken: [String] {
        text + rows.flatMap { ($0.heading.map { [$0] } ?? []) + [$0.text] }
            + (remark.map { ["(\($0))"] } ?? [])
    }
}

@MainActor
extension PlainLine {
    /// Creates the lines of `control`; nil if it has none.
    init?(_ control: Control, _ wording: Wording) {
        let lines = control.lines(in: wording).map(\.printable)
        if lines.isEmpty { return nil }
        self.init(.control(ObjectIdentifier(control)), lines)
        state = control.news(in: wording).map(\.printable)
        if case .options(let list) = control.input, list.isListed { add(list, wording) }
    }

    private mutating func add(_ list: some OptionInput, _ wording: Wording) {
        let range = list.excerpt
        rows = range.map { index in
            ListRow(
                index: index, title: list.text(at: index),
                state: list.isChosen(at: index) ? ", \(wording[.chosen])" : "",
                heading: list.heading(at: index, in: range)?.printable)
        }
        let known = range.first.map(list.actions) ?? []
        if !known.isEmpty {
            actions = wording(.actionsOf, known.numbered(in: wording)).printable
        }
        if list.count == 0 {
            remark = list.emptyText.printable
        } else if range.count < list.count {
            remark = PlainWords(wording: wording).place(of: range, among: list.count)
            advice = wording[.otherRows]
        }
        state += rows.map { "\($0.index) \($0.text) \($0.heading ?? "")" }
        state += [actions ?? "", remark ?? ""]
    }
}

extension OptionInput {
    /// The heading that begins at `index`, if `range` is shown; nil for none.
    fileprivate func heading(at index: Int, in range: Range<Int>) -> String? {
        let heading = section(at: index)
        let isFirst = index == range.lowerBound || section(at: index - 1) != heading
        return isFirst && !heading.isEmpty ? heading : nil
    }

    /// The rows that are shown: those around the marked one.
    var excerpt: Range<Int> {
        let start = marked / PlainLine.excerptSize * PlainLine.excerptSize
        return start..<max(min(start + PlainLine.excerptSize, count), start)
    }
}

extension [OptionAction] {
    /// The names of the actions, each with its number.
    @MainActor
    func numbered(in wording: Wording) -> String {
        enumerated().map { "\($0 + 1) \($1.title(in: wording))" }.joined(separator: ", ")
    }
}
