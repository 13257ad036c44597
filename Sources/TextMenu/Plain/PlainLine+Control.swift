@MainActor
extension PlainLine {
    /// What there is to say of `control`; nil where that is nothing.
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
            gist = ["\(bar.percent / 10)", bar.label, bar.hint, bar.error]
        case .table(let table):
            let rows = table.rows.map { "\($0.key): \($0.value)".printable }
            self.init(subject, (table.label.isEmpty ? [] : [table.label.printable]) + rows)
        case .button(let button):
            self.init(subject, [button.spokenText(in: wording).printable])
            gist = [button.label, button.hint, button.error, button.isEnabled ? "" : "disabled"]
        case .list(let list):
            self.init(list, wording)
        case .textField, .toggle, .choice, .picture, .section, .container:
            self.init(subject, [control.spokenText(in: wording).printable])
        }
    }

    private init(_ list: AnyList, _ wording: Wording) {
        self.init(.control(ObjectIdentifier(list)), [list.spokenText(in: wording).printable])
        let range = list.excerpt
        rows = range.map { index in
            Row(
                index: index, title: list.title(at: index),
                state: index == list.chosenIndex ? ", \(wording[.chosen])" : "")
        }
        if list.count == 0 {
            remark = list.emptyText.printable
        } else if range.count < list.count {
            remark = PlainWords(wording: wording).place(of: range, among: list.count)
            advice = wording[.otherRows]
        }
        gist = text + rows.map { "\($0.index) \($0.text)" } + [remark ?? ""]
    }
}

extension AnyList {
    /// How many rows are shown at once.
    static let excerptSize = 10

    /// The rows that are shown: those around the highlighted one.
    var excerpt: Range<Int> {
        let start = highlight / Self.excerptSize * Self.excerptSize
        return start..<max(min(start + Self.excerptSize, count), start)
    }
}
