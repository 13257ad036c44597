/// The marked row among the options of a control, and those in view around it.
@MainActor
struct MarkedRows {
    /// The number of rows that a page key moves by.
    private static let page = 10

    private let count: Int
    private let marked: Int

    init(_ options: some OptionInput) {
        self.init(count: options.count, marked: options.marked)
    }

    init(count: Int, marked: Int) {
        (self.count, self.marked) = (count, marked)
    }

    /// Marks the row that `command` moves to. Returns false if the marker does not move.
    func move(by command: KeyCommand, in options: some OptionInput) -> Bool {
        let target = target(of: command)
        if target == marked { return false }
        options.marked = target
        return true
    }

    /// The row that `command` moves to.
    func target(of command: KeyCommand) -> Int {
        let last = max(count - 1, 0)
        return switch command {
        case .up: max(marked - 1, 0)
        case .down: min(marked + 1, last)
        case .pageUp: max(marked - Self.page, 0)
        case .pageDown: min(marked + Self.page, last)
        case .first: 0
        case .last: last
        default: marked
        }
    }

    /// As many rows as there is `room` for, with the marked one among them.
    func visible(in room: Int) -> Range<Int> {
        let room = max(min(room, count), min(count, 1))
        let first = max(min(marked - room / 2, count - room), 0)
        return first..<first + room
    }

    /// As many rows as there is `room` for together with the headings of their sections.
    func visible(in room: Int, _ section: (Int) -> String) -> Range<Int> {
        guard count > 0, !section(marked).isEmpty else { return visible(in: room) }
        var range = marked..<marked + 1
        var left = room - 2
        func cost(_ index: Int, beside other: Int) -> Int {
            section(index) == section(other) ? 1 : 2
        }
        while left > 0 {
            let old = range
            if range.lowerBound > 0 {
                let cost = cost(range.lowerBound - 1, beside: range.lowerBound)
                if cost <= left { range = range.lowerBound - 1..<range.upperBound; left -= cost }
            }
            if range.upperBound < count {
                let cost = cost(range.upperBound, beside: range.upperBound - 1)
                if cost <= left { range = range.lowerBound..<range.upperBound + 1; left -= cost }
            }
            if range == old { break }
        }
        return range
    }
}

extension DrawingContext {
    /// Adds as many options of `control` as fit into the height, with the marked one among them, and a
    /// marker for that one. The parts that match the filter are highlighted. If some options do not fit,
    /// a row says the position of the marker.
    public func addOptions(of control: some OptionInput, to drawing: inout Drawing) {
        addOptions(of: control, nil, to: &drawing)
    }

    /// Adds the options in the same way, with `menu` under the marked one.
    func addOptions(of control: some OptionInput, _ menu: RowMenu?, to drawing: inout Drawing) {
        guard control.count > 0 else { return addEmptyText(control.emptyText, to: &drawing) }
        let room = height - drawing.rows.count - (menu?.height ?? 0)
        let (visible, isCut) = visibleOptions(of: control, in: room)
        let pattern = FilterPattern(control.filter)
        var section = ""
        for index in visible {
            let heading = control.section(at: index)
            if heading != section { drawing.rows.append(sectionRow(heading)) }
            section = heading
            if index == control.marked { drawing.focusRow = drawing.rows.count }
            drawing.options[drawing.rows.count] = index
            drawing.rows.append(optionRow(index, of: control, pattern))
            if index == control.marked {
                menu?.add(to: &drawing, self, from: Self.margin + 2)
            }
        }
        if isCut {
            drawing.rows.append(position(of: control.marked, visible, among: control.count))
        }
    }

    /// The options that fit, and `isCut` if a row shows the position.
    private func visibleOptions(
        of control: some OptionInput, in room: Int
    ) -> (Range<Int>, isCut: Bool) {
        let rows = MarkedRows(control)
        let visible = rows.visible(in: room, control.section)
        guard room > 1, visible.count < control.count else { return (visible, false) }
        return (rows.visible(in: room - 1, control.section), true)
    }

    private func optionRow(
        _ index: Int, of control: some OptionInput, _ pattern: FilterPattern
    ) -> FrameRow {
        var row = row(isMarked: isFocused && index == control.marked)
        let isChosen = control.isChosen(at: index)
        if control.allowsSeveral {
            row.add(isChosen ? symbols.on : symbols.off, isChosen ? .accent : .faint)
            row.skip(1)
        }
        let style: Style = isChosen ? .accent : .plain
        row.add(control.title(at: index), style, marking: pattern)
        return row
    }

    private func sectionRow(_ text: String) -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: Self.margin)
        row.add(text, .strong)
        return row
    }

    private func addEmptyText(_ text: String, to drawing: inout Drawing) {
        drawing.focusRow = drawing.rows.count
        var row = row
        row.add(text, .faint)
        drawing.rows.append(row)
    }

    /// A row with the position of the marker, and signs that there are rows above or below. A number
    /// takes the same columns in all positions, so that little is written when it changes.
    func position(
        of marked: Int, _ visible: Range<Int>, among count: Int, from column: Int = Self.margin
    ) -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: column)
        if visible.lowerBound > 0 { row.add(symbols.above, .faint) }
        row.skip(to: column + 1)
        if visible.upperBound < count { row.add(symbols.below, .faint) }
        row.skip(to: column + 3)
        let (number, all) = ("\(marked + 1)", "\(count)")
        let blanks = String(repeating: " ", count: max(all.count - number.count, 0))
        let text = wording(.countOf, number, all)
        guard text.hasPrefix(number) else {
            row.add(blanks + text, .faint)
            return row
        }
        row.add(blanks + number)
        row.add(String(text.dropFirst(number.count)), .faint)
        return row
    }

    /// Adds the row of a filter, and the cursor if the user is `editing` it.
    func addFilter(
        _ filter: String, _ editing: TextEditing?, _ counts: (shown: Int, all: Int),
        from column: Int = Self.margin, to drawing: inout Drawing
    ) {
        var row = FrameRow(width: width)
        row.skip(to: column)
        row.add("/ ", .accent)
        if let editing, isFocused {
            let column = width - row.room + editing.textBeforeCursor.columns
            drawing.cursor = .init(row: drawing.rows.count, column: min(column, width - 1))
        }
        row.add(filter)
        row.skip(2)
        row.add(wording(.countOf, "\(counts.shown)", "\(counts.all)"), .faint)
        drawing.rows.append(row)
    }
}

extension FrameRow {
    /// Adds `text`, with the parts that match `pattern` marked. A text that does not fit is cut.
    mutating func add(_ text: String, _ style: Style, marking pattern: FilterPattern) {
        let shown = text.truncated(toColumns: room)
        var start = shown.startIndex
        for hit in pattern.hits(in: shown) {
            add(String(shown[start..<hit.lowerBound]), style)
            add(String(shown[hit]), .accent)
            start = hit.upperBound
        }
        add(String(shown[start...]), style)
    }
}
