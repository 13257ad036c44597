/// Draws a control with these settings, in a given room.
///
/// A row begins with a marker if the control has the focus, then a number if it is a button, then
/// its label, then its value in a separate column.
@MainActor
struct ControlDrawing: Equatable {
    /// The column of labels, and of the names of buttons.
    nonisolated static let margin = 3
    nonisolated static let buttonMargin = 6

    let width: Int

    /// The column in which values begin.
    let valueColumn: Int

    let isUnicode: Bool

    var wording = Wording.english

    /// True if the control has the focus.
    var isFocused = false

    /// The number that presses a button; nil for none.
    var number: Int?

    /// The greatest number of rows of a list.
    var height = 0

    /// The step of an animation.
    var phase = 0

    /// True while the user types the filter of a list.
    var isFiltering = false

    var symbols: Symbols { Symbols(isUnicode: isUnicode) }

    var row: FrameRow {
        var row = FrameRow(width: width)
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

    func heading(_ text: String) -> [FrameRow] {
        var row = FrameRow(width: width)
        row.skip(to: Self.margin - 1)
        row.add(text, .strong)
        return [FrameRow(width: width), row]
    }

    /// A row with the label of `control`, up to where its value begins.
    func labelled(_ control: Control) -> FrameRow {
        var row = row
        row.skip(to: Self.margin)
        let style: Style = control.isEnabled ? .plain : .faint
        row.add(control.label, style, limit: valueColumn - Self.margin - 1)
        row.skip(to: valueColumn)
        return row
    }

    private func remark(on control: Control) -> [FrameRow]? {
        let text = control.remark(in: wording)
        guard !text.isEmpty else { return nil }
        let style: Style = control.error.isEmpty ? .faint : .error
        return text.wrapped(toColumns: max(width - valueColumn, 1)).map { line in
            var row = FrameRow(width: width)
            row.skip(to: valueColumn)
            row.add(line, style)
            return row
        }
    }
}

/// Texts, tables and pictures.
extension ControlDrawing {
    func draw(_ label: Label) -> Block {
        guard !label.text.isEmpty else { return Block() }
        let style: Style =
            switch label.emphasis {
            case .normal: .plain
            case .strong: .strong
            case .faint: .faint
            case .error: .error
            }
        if let row = row(of: label.text, style) { return Block(rows: [row]) }
        return Block(
            rows: label.text.wrapped(toColumns: max(width - Self.margin, 1)).map { line in
                var row = FrameRow(width: width)
                row.skip(to: Self.margin)
                row.add(line, style)
                return row
            })
    }

    /// The row of a text that has room in one row and no line feeds; nil for another text.
    private func row(of text: String, _ style: Style) -> FrameRow? {
        guard text.isPlain, text.utf8.count <= width - Self.margin else { return nil }
        var row = FrameRow(width: width)
        row.skip(to: Self.margin)
        row.add(text, style)
        return row
    }

    func draw(_ field: TextField) -> Block {
        var row = labelled(field)
        if field.text.isEmpty {
            row.add(field.placeholder, .faint)
        } else {
            let shown = text(of: field)
            let first = firstColumn(of: field, shown)
            row.add(shown.visible(inColumns: first..<first + max(row.room, 0)), .plain)
        }
        guard isFocused else { return Block(rows: [row]) }
        let before = text(of: field, upToCursor: true).columns
        let column = valueColumn + before - firstColumn(of: field, text(of: field))
        return Block(rows: [row], cursor: .init(row: 0, column: min(column, width - 1)))
    }

    /// The first column of the text that is shown, so that the cursor is in view.
    private func firstColumn(of field: TextField, _ shown: String) -> Int {
        guard isFocused else { return 0 }
        let room = max(width - valueColumn, 1)
        return max(text(of: field, upToCursor: true).columns + 1 - room, 0)
    }

    private func text(of field: TextField, upToCursor: Bool = false) -> String {
        let text = upToCursor ? field.editing.textBeforeCursor : field.text
        return field.isSecure ? String(repeating: symbols.bullet, count: text.count) : text
    }

    func draw(_ table: Table) -> Block {
        var block = Block(rows: table.label.isEmpty ? [] : heading(table.label))
        let widest = table.rows.map(\.key.columns).max() ?? 0
        let column = min(Self.margin + widest + 2, max(width / 2, Self.margin))
        for entry in table.rows {
            var row = FrameRow(width: width)
            row.skip(to: Self.margin)
            row.add(entry.key, .faint, limit: column - Self.margin - 1)
            row.skip(to: column)
            row.add(entry.value)
            block.rows.append(row)
        }
        return block
    }

    func draw(_ picture: Picture) -> Block {
        var row = FrameRow(width: width)
        row.skip(to: Self.margin)
        row.add("(\(picture.initials))", .accent)
        row.skip(2)
        row.add(picture.text)
        return Block(rows: [row])
    }
}

/// Buttons, switches, choices, and signs of work.
extension ControlDrawing {
    func draw(_ button: Button) -> Block {
        var row = row
        row.skip(to: Self.margin)
        if let number, number < 10 { row.add("\(number)", .faint) }
        row.skip(to: Self.buttonMargin)
        row.add(button.label, button.isEnabled && !button.isWorking ? .plain : .faint)
        if button.isWorking {
            row.skip(1)
            row.add(symbols.spinner[phase % symbols.spinner.count], .accent)
        }
        return Block(rows: [row])
    }

    func draw(_ toggle: Toggle) -> Block {
        var row = labelled(toggle)
        row.add(toggle.isOn ? symbols.on : symbols.off, toggle.isOn ? .accent : .plain)
        row.skip(1)
        row.add(toggle.stateText(in: wording))
        return Block(rows: [row])
    }

    func draw(_ choice: ChoiceControl) -> Block {
        var row = labelled(choice)
        guard let index = choice.selectedIndex else {
            row.add(choice.stateText(in: wording), .faint)
            return Block(rows: [row])
        }
        row.add(choice.titles[index])
        if isFocused {
            row.skip(2)
            row.add("\(symbols.leftAndRight) \(index + 1)/\(choice.titles.count)", .faint)
        }
        return Block(rows: [row])
    }

    func draw(_ spinner: Spinner) -> Block {
        guard spinner.isSpinning else { return Block() }
        var row = FrameRow(width: width)
        row.skip(to: Self.margin)
        row.add(symbols.spinner[phase % symbols.spinner.count], .accent)
        row.skip(1)
        row.add(spinner.label)
        return Block(rows: [row])
    }

    func draw(_ bar: ProgressBar) -> Block {
        var row = labelled(bar)
        let length = max(min(row.room - 7, 30), 0)
        let full = length * bar.percent / 100
        row.add(String(repeating: symbols.full, count: full), .accent)
        row.add(String(repeating: symbols.empty, count: length - full), .faint)
        row.add("  \(bar.percent) %")
        return Block(rows: [row])
    }
}

/// Lists.
extension ControlDrawing {
    /// As many rows of a list as there is height for, with the highlighted one among them.
    func draw(_ list: ListControl) -> Block {
        var block = Block(rows: list.label.isEmpty ? [] : heading(list.label))
        if isFiltering || !list.filter.isEmpty { filter(list, &block) }
        guard list.count > 0 else {
            var row = row
            row.skip(to: Self.margin)
            row.add(list.emptyText, .faint)
            block.focusRow = block.rows.count
            block.rows.append(row)
            return block
        }
        let room = max(min(height - block.rows.count, list.count), 1)
        let first = max(min(list.highlight - room / 2, list.count - room), 0)
        block.focusRow = block.rows.count + list.highlight - first
        for index in first..<first + room { block.rows.append(row(index, of: list)) }
        return block
    }

    private func row(_ index: Int, of list: ListControl) -> FrameRow {
        var row = FrameRow(width: width)
        if isFocused, index == list.highlight {
            row.skip(1)
            row.add(symbols.marker, .accent)
        }
        row.skip(to: Self.margin)
        row.add(list.title(at: index), index == list.chosenIndex ? .accent : .plain)
        return row
    }

    private func filter(_ list: ListControl, _ block: inout Block) {
        var row = FrameRow(width: width)
        row.skip(to: Self.margin)
        row.add("/ ", .accent)
        row.add(list.filter)
        if isFiltering {
            block.cursor = .init(row: block.rows.count, column: min(width - row.room, width - 1))
        }
        row.skip(2)
        row.add(wording(.countOf, "\(list.count)", "\(list.countOfAll)"), .faint)
        block.rows.append(row)
    }
}

/// The drawing of a control: some rows, and the cursor in them.
struct Block {
    var rows: [FrameRow] = []
    var cursor: Frame.Position?

    /// The row that is in view while the control has the focus.
    var focusRow = 0

    /// Returns whether it can be shown in place of `other` while everything else stays in its
    /// place.
    func canReplace(_ other: Block) -> Bool {
        rows.count == other.rows.count && focusRow == other.focusRow && cursor == other.cursor
    }
}
