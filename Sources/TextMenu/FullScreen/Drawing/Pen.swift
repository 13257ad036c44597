/// Draws controls: what it draws with, and how much room there is.
///
/// A row begins with a marker where the control has the focus, then a number where it is a button,
/// then its label, then what it holds, in a column of its own.
@MainActor
struct Pen: Equatable {
    /// The column of labels, and of buttons' names.
    static let margin = 3
    static let buttonMargin = 6

    let width: Int

    /// The column in which values begin.
    let valueColumn: Int

    let isUnicode: Bool

    var wording = Wording.english

    /// Whether keys go to the control that is drawn.
    var isFocused = false

    /// The number by which a button can be pressed; nil for none.
    var number: Int?

    /// The most rows that a list may take.
    var height = 0

    /// How far what turns has turned.
    var phase = 0

    /// The text that a list's filter is given just now; nil where none is.
    var isFiltering = false

    var symbols: Symbols { Symbols(isUnicode: isUnicode) }

    var row: Row {
        var row = Row(width: width)
        if isFocused {
            row.skip(1)
            row.add(symbols.marker, .accent)
        }
        return row
    }

    func draw(_ control: Control) -> Block {
        var block =
            switch control.kind {
            case .label(let label): draw(label)
            case .textField(let field): draw(field)
            case .button(let button): draw(button)
            case .toggle(let toggle): draw(toggle)
            case .choice(let choice): draw(choice)
            case .list(let list): draw(list)
            case .spinner(let spinner): draw(spinner)
            case .progressBar(let bar): draw(bar)
            case .table(let table): draw(table)
            case .picture(let picture): draw(picture)
            case .section, .container: Block()
            }
        if let remark = remark(on: control) { block.rows += remark }
        return block
    }

    func heading(_ text: String) -> [Row] {
        var row = Row(width: width)
        row.skip(to: Self.margin - 1)
        row.add(text, .strong)
        return [Row(width: width), row]
    }

    /// A row with the label of `control`, up to where its value begins.
    func labelled(_ control: Control) -> Row {
        var row = row
        row.skip(to: Self.margin)
        let style: Style = control.isEnabled ? .plain : .faint
        row.add(control.label, style, limit: valueColumn - Self.margin - 1)
        row.skip(to: valueColumn)
        return row
    }

    private func remark(on control: Control) -> [Row]? {
        let text = control.remark(in: wording)
        guard !text.isEmpty else { return nil }
        let style: Style = control.error.isEmpty ? .faint : .error
        return text.wrapped(toColumns: max(width - valueColumn, 1)).map { line in
            var row = Row(width: width)
            row.skip(to: valueColumn)
            row.add(line, style)
            return row
        }
    }
}
