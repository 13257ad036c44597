extension List {
    /// Draws the rows for your own control that is made of the list, as ``MultiChoice`` is: with
    /// their filter, the menu of their actions and the position of the marker.
    public func draw(as control: some OptionInput, in context: DrawingContext) -> Drawing {
        var drawing = top(of: control, in: context)
        let focusRow = drawing.focusRow
        var room = context
        // The menu above the rows has the only marker.
        room.isFocused = context.isFocused && focusRow == 0
        let height = context.height - drawing.rows.count
        let details = details(
            in: context, height: min(height / 2, height - min(count, Self.leastRows + 1)))
        room.height -= details.count
        room.addOptions(of: control, menu, to: &drawing)
        drawing.rows += details
        if focusRow > 0 { drawing.focusRow = focusRow }
        if context.canWiden, context.width > widestRow, drawing.cutsOptions {
            var whole = Drawing()
            context.resized(to: Self.widestPage).addOptions(of: control, to: &whole)
            widestRow = max(widestRow, whole.rows.map(\.length).max() ?? 0)
        }
        return drawing
    }

    /// The number of rows, above the one with the position, that come before the details of the
    /// marked row.
    private static var leastRows: Int { 3 }

    /// More columns than most terminals have.
    private static var widestPage: Int { 1_000 }

    /// The name of the list, and the filter that the user types or has typed.
    func heading(of control: some OptionInput, in context: DrawingContext) -> Drawing {
        let blank = Array(repeating: FrameRow(width: context.width), count: rowsAbove)
        var drawing = Drawing(control.label.isEmpty ? blank : context.heading(control.label))
        if rows.editing != nil || !filter.isEmpty {
            context.addFilter(filter, rows.editing, (count, countOfAll), to: &drawing)
        }
        return drawing
    }

    /// The keys on the marked row.
    func rowHints(in wording: Wording) -> [KeyHint] {
        if let menu { return menu.hints(in: wording) }
        if takesText { return [KeyHint(.choose, wording[.done]), allRows(in: wording)] }
        return [KeyHint(.choose, wording[.choose])]
            + OptionAction.hints(actions(at: marked), wording)
            + [KeyHint(.filter, wording[.filter])] + (filter.isEmpty ? [] : [allRows(in: wording)])
    }

    func numberOfRows(in wording: Wording) -> String {
        if filter.isEmpty {
            return count == 1 ? wording[.oneRow] : wording(.rows, "\(count)")
        }
        return count == 1
            ? wording(.oneRowOf, "\(countOfAll)", filter)
            : wording(.rowsOf, "\(count)", "\(countOfAll)", filter)
    }

    private func allRows(in wording: Wording) -> KeyHint {
        KeyHint(.cancel, wording[.allRows])
    }
}

extension Drawing {
    /// True if the text of an option was cut.
    fileprivate var cutsOptions: Bool {
        options.keys.contains { rows.indices.contains($0) && rows[$0].isCut }
    }
}
