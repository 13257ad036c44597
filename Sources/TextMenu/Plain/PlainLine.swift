/// The lines of one part of a page: usually one, and more for a list or a table.
struct PlainLine: Equatable {
    /// The part of the page.
    enum Subject: Hashable {
        case heading(String)
        case control(ObjectIdentifier)
        case tab(String)
        case answer(String)
        case message
    }

    /// A row of a list.
    struct ListRow: Hashable {
        let index: Int
        let title: String

        /// The text after the title of a row that was chosen.
        let state: String

        var text: String { title.printable + state }
    }

    let subject: Subject
    let text: [String]
    var rows: [ListRow] = []

    /// A text after the rows, and the advice that belongs to it.
    var remark: String?
    var advice = ""

    /// The number by which the user chooses it; nil if that is not possible.
    var number: Int?

    /// The state that is compared: the lines are printed again when it changes.
    var state: [String]

    /// Creates lines of which everything is compared.
    init(_ subject: Subject, _ text: [String]) {
        self.subject = subject
        self.text = text
        state = text
    }

    /// The lines with their numbers.
    var numbered: [String] {
        guard let number else { return text }
        return text.enumerated().map { $0 == 0 ? "  \(number). \($1)" : "     \($1)" }
            + rows.map { "     \(number).\($0.index + 1) \($0.text)" }
            + (remark.map { ["     (\($0 + advice))"] } ?? [])
    }

    /// The lines without numbers.
    var spoken: [String] {
        text + rows.map(\.text) + (remark.map { ["(\($0))"] } ?? [])
    }
}

@MainActor
extension PlainLine {
    /// Creates the lines of `control`; nil if it has none.
    init?(_ control: Control, _ wording: Wording) {
        let subject = Subject.control(ObjectIdentifier(control))
        switch control.kind {
        case .label(let label):
            if label.text.isEmpty { return nil }
            self.init(subject, label.spokenText(in: wording).printableLines)
        case .spinner(let spinner):
            if !spinner.isSpinning { return nil }
            self.init(subject, [spinner.spokenText(in: wording).printable])
        case .progressBar(let bar):
            self.init(subject, [bar.spokenText(in: wording).printable])
            state = ["\(bar.percent / 10)", bar.label, bar.hint, bar.error]
        case .table(let table):
            let rows = table.rows.map { "\($0.key): \($0.value)".printable }
            self.init(subject, (table.label.isEmpty ? [] : [table.label.printable]) + rows)
        case .button(let button):
            self.init(subject, [button.spokenText(in: wording).printable])
            state = [button.label, button.hint, button.error, button.isEnabled ? "" : "disabled"]
        case .list(let list):
            self.init(list, wording)
        case .textField, .toggle, .choice, .picture, .section, .container:
            self.init(subject, [control.spokenText(in: wording).printable])
        }
    }

    private init(_ list: ListControl, _ wording: Wording) {
        self.init(.control(ObjectIdentifier(list)), [list.spokenText(in: wording).printable])
        let range = list.excerpt
        rows = range.map { index in
            ListRow(
                index: index, title: list.title(at: index),
                state: index == list.chosenIndex ? ", \(wording[.chosen])" : "")
        }
        if list.count == 0 {
            remark = list.emptyText.printable
        } else if range.count < list.count {
            remark = PlainWords(wording: wording).place(of: range, among: list.count)
            advice = wording[.otherRows]
        }
        state = text + rows.map { "\($0.index) \($0.text)" } + [remark ?? ""]
    }
}

extension ListControl {
    /// The number of rows that are shown at once.
    static let excerptSize = 10

    /// The rows that are shown: those around the highlighted one.
    var excerpt: Range<Int> {
        let start = highlight / Self.excerptSize * Self.excerptSize
        return start..<max(min(start + Self.excerptSize, count), start)
    }
}
