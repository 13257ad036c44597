import WaylineApplication
import WaylineInterface
import WaylineText

/// The lines of one part of a page: usually one, and more for a list or a table.
struct PlainLine: Equatable {
    /// The part of the page.
    enum Origin: Hashable {
        case heading(String)
        case control(ObjectIdentifier)
        case answer(String)
        case message
    }

    let subject: Origin
    let text: [String]
    var rows: [ControlText.Row] = []

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
}

@MainActor
extension PlainLine {
    /// Creates the lines of `control`; nil if it has none.
    init?(_ control: Control, _ wording: Wording) {
        let words = ControlText(control, wording)
        if words.lines.isEmpty { return nil }
        self.init(.control(ObjectIdentifier(control)), words.lines)
        state = control.news(in: wording).map(\.printable)
        if case .options(let list) = control.input, list.isListed { add(list, words, wording) }
    }

    private mutating func add(
        _ list: some OptionInput, _ words: ControlText, _ wording: Wording
    ) {
        (rows, remark) = (words.rows, words.remark)
        let known = rows.first.map { list.actions(at: $0.index) } ?? []
        if !known.isEmpty {
            actions = wording(.actionsOf, known.numbered(in: wording)).printable
        }
        if words.isExcerpt { advice = wording[.otherRows] }
        state += rows.map { "\($0.index) \($0.text) \($0.heading ?? "")" }
        state += [actions ?? "", remark ?? ""]
    }
}

extension [OptionAction] {
    /// The names of the actions, each with its number.
    @MainActor
    func numbered(in wording: Wording) -> String {
        enumerated().map { "\($0 + 1) \($1.title(in: wording))" }.joined(separator: ", ")
    }
}
