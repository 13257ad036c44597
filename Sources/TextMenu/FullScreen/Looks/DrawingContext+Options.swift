public import WaylineInterface
import WaylineText

extension DrawingContext {
    /// Adds as many options of `control` as fit into the height, with the marked one among them,
    /// and a marker for that one. The parts that match the filter are highlighted. If some options
    /// do not fit, a row says the position of the marker.
    public func addOptions(of control: some OptionInput, to drawing: inout Drawing) {
        addOptions(of: control, nil, to: &drawing)
    }

    /// Adds the options in the same way, with `menu` under the marked one.
    func addOptions(of control: some OptionInput, _ menu: RowMenu?, to drawing: inout Drawing) {
        guard control.count > 0 else {
            return addEmptyText(control.emptyText(in: wording), to: &drawing)
        }
        let room = height - drawing.rows.count - (menu?.height ?? 0)
        let hasTwoLines = control.look.hasTwoLines(in: self)
        let (visible, isCut) = visibleOptions(of: control, in: room, hasTwoLines ? 2 : 1)
        var section = ""
        for index in visible {
            let heading = control.section(at: index)
            if heading != section { drawing.rows.append(sectionRow(heading)) }
            section = heading
            if index == control.marked { drawing.focusRow = drawing.rows.count }
            let isMarked = isFocused && menu == nil && index == control.marked
            drawing.add(optionRow(index, of: control, isMarked: isMarked), of: index)
            if hasTwoLines { drawing.add(secondRow(index, of: control), of: index) }
            if index == control.marked {
                menu?.add(to: &drawing, self, from: Self.margin + 2)
            }
        }
        if isCut {
            drawing.rows.append(position(of: control.marked, visible, among: control.count))
        }
    }

    /// The options of this height that fit, and `isCut` if a row shows the position.
    private func visibleOptions(
        of control: some OptionInput, in room: Int, _ height: Int
    ) -> (Range<Int>, isCut: Bool) {
        let rows = MarkedRows(control)
        let visible = rows.visible(in: room / height, control.section)
        guard room > 1, visible.count < control.count else { return (visible, false) }
        return (rows.visible(in: (room - 1) / height, control.section), true)
    }

    private func optionRow(
        _ index: Int, of control: some OptionInput, isMarked: Bool
    ) -> FrameRow {
        var row = row(isMarked: isMarked)
        if control.hasSigns {
            let isOn =
                control.isChosen(at: index) && control.allowsSeveral
                || control.isSelected(at: index)
            row.add(isOn ? symbols.on : symbols.off, isOn ? .accent : .faint)
            row.skip(1)
        }
        control.look.addOption(at: index, to: &row, in: self)
        return control.isEnabled ? row : row.restyled(.disabled)
    }

    private func secondRow(_ index: Int, of control: some OptionInput) -> FrameRow {
        var row = FrameRow(width: width)
        control.look.addSecondLine(at: index, to: &row, in: self)
        return control.isEnabled ? row : row.restyled(.disabled)
    }

    /// The column in which the contents of the options begin.
    func optionColumn(of control: some OptionInput) -> Int {
        Self.margin + (control.hasSigns ? symbols.on.columns + 1 : 0)
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

    /// A row with the position of the marker and signs that there are rows above or below. Without
    /// the focus, it has the number of rows in place of the position. A number takes the same
    /// columns in all positions, so that little is written when it changes.
    func position(
        of marked: Int, _ visible: Range<Int>, among count: Int, from column: Int = Self.margin
    ) -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: column)
        if visible.lowerBound > 0 { row.add(symbols.above, .faint) }
        row.skip(to: column + 1)
        if visible.upperBound < count { row.add(symbols.below, .faint) }
        row.skip(to: column + 3)
        if !isFocused {
            row.add(wording(.rows, "\(count)"), .faint)
            return row
        }
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
            for (part, style) in editing.parts(isFocused: true, .plain) {
                row.add(String(editing.characters(part)), style)
            }
        } else {
            row.add(filter)
        }
        row.skip(2)
        row.add(wording(.countOf, "\(counts.shown)", "\(counts.all)"), .faint)
        drawing.rows.append(row)
    }
}

extension OptionInput {
    /// True if each option has a sign before it, which is on or off.
    var hasSigns: Bool { allowsSeveral || selects == .several }
}

extension Drawing {
    /// Adds a row of the option at `index`.
    fileprivate mutating func add(_ row: FrameRow, of index: Int) {
        options[rows.count] = index
        rows.append(row)
    }
}

extension FrameRow {
    /// Adds `text`, and marks the parts that match `filter`: its whole text or, if that is not
    /// there, its letters in order. Cuts the text with an ellipsis if it takes more columns than
    /// are left, or more than `limit`.
    public mutating func add(
        _ text: String, _ style: FrameRow.Style = .plain, limit: Int = .max, marking filter: String
    ) {
        if filter.isEmpty { return add(text, style, limit: limit) }
        let pattern = FilterPattern(filter)
        let hits = pattern.isFound(in: text) ? pattern : pattern.inOrder
        add(text, style, limit: limit, marking: hits)
    }

    /// Adds the text in the same way, and marks the parts that match `pattern`.
    mutating func add(
        _ text: String, _ style: FrameRow.Style, limit: Int = .max, marking pattern: FilterPattern
    ) {
        let shown = text.truncated(toColumns: min(room, limit))
        var start = shown.startIndex
        for hit in pattern.hits(in: shown) {
            add(String(shown[start..<hit.lowerBound]), style)
            add(String(shown[hit]), .match)
            start = hit.upperBound
        }
        add(String(shown[start...]), style)
    }
}
