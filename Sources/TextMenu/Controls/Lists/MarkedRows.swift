/// The marked row among the options of a control, and those in view around it.
@MainActor
struct MarkedRows {
    /// The number of rows that a page key moves by.
    private static let page = 10

    private let count: Int
    private let marked: Int

    init(_ options: some OptionInput) {
        (count, marked) = (options.count, options.marked)
    }

    /// Marks the row that `command` moves to. Returns false if the marker does not move.
    func move(by command: KeyCommand, in options: some OptionInput) -> Bool {
        let last = max(count - 1, 0)
        let target =
            switch command {
            case .up: max(marked - 1, 0)
            case .down: min(marked + 1, last)
            case .pageUp: max(marked - Self.page, 0)
            case .pageDown: min(marked + Self.page, last)
            case .first: 0
            case .last: last
            default: marked
            }
        if target == marked { return false }
        options.marked = target
        return true
    }

    /// As many rows as there is `room` for, with the marked one among them.
    func visible(in room: Int) -> Range<Int> {
        let room = max(min(room, count), min(count, 1))
        let first = max(min(marked - room / 2, count - room), 0)
        return first..<first + room
    }
}

extension DrawingContext {
    /// Adds as many options of `control` as fit into the height, with the marked one among them, and a
    /// marker for that one.
    public func addOptions(of control: some OptionInput, to drawing: inout Drawing) {
        guard control.count > 0 else {
            drawing.focusRow = drawing.rows.count
            var row = row
            row.add(control.emptyText, .faint)
            return drawing.rows.append(row)
        }
        let visible = MarkedRows(control).visible(in: height - drawing.rows.count)
        drawing.focusRow = drawing.rows.count + control.marked - visible.lowerBound
        for index in visible {
            var row = row(isMarked: isFocused && index == control.marked)
            row.add(control.title(at: index), control.isChosen(at: index) ? .accent : .plain)
            drawing.options[drawing.rows.count] = index
            drawing.rows.append(row)
        }
    }

    /// Adds the row of a filter, and the cursor if the user is `editing` it.
    func addFilter(
        _ filter: String, _ editing: TextEditing?, _ counts: (shown: Int, all: Int),
        to drawing: inout Drawing
    ) {
        var row = row(isMarked: false)
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
