import WaylineInterface
import WaylineText

/// A menu under a row: the options of an open choice, or the actions on a row of a list. A line at
/// its left edge sets it apart from the rows of the page.
@MainActor
struct RowMenu: Equatable {
    /// The effect of a key.
    enum Answer: Equatable {
        /// The key means nothing here.
        case ignored
        case stays
        case closes

        /// The entry at this index was chosen.
        case chosen(Int)
    }

    /// A row of the menu.
    struct Entry: Equatable, Sendable {
        let title: String

        /// The title, if it is a text of the front end; nil for a text of the app.
        var phrase: FrontEndPhrase?
        var key: KeyEquivalent?
        var isAvailable = true
    }

    /// The greatest number of entries that are shown at once.
    private static let rowsShown = 8

    private let entries: [Entry]
    private let chosen: Int?

    /// True if the entries have numbers, which choose them.
    private let isNumbered: Bool
    private var rows: FilteredRows

    /// The filter while the user types it.
    private var editing: TextEditing?

    init(_ entries: [Entry], chosen: Int? = nil, isNumbered: Bool) {
        self.entries = entries
        self.chosen = chosen
        self.isNumbered = isNumbered
        rows = FilteredRows(count: entries.count)
        rows.marked = chosen ?? 0
    }

    /// A menu of the `actions` on a row; nil if the array is empty.
    init?(actions: [OptionAction]) {
        if actions.isEmpty { return nil }
        let entries = actions.map {
            Entry(
                title: $0.title, phrase: $0.phrase, key: $0.key, isAvailable: $0.isAvailable)
        }
        self.init(entries, isNumbered: true)
    }

    /// The index of the marked entry; nil if the filter finds no entry.
    var marked: Int? { rows.markedPlace }

    var takesText: Bool { editing != nil }

    /// The number of rows that it takes.
    var height: Int {
        (isFiltered ? 1 : 0) + min(rows.count, Self.rowsShown)
            + (rows.count > Self.rowsShown ? 1 : 0)
    }

    private var isFiltered: Bool { takesText || !rows.filter.isEmpty }

    /// True if there are so many entries that the user can filter them.
    private var isFilterable: Bool { entries.count > Self.rowsShown }

    mutating func mark(_ index: Int) {
        rows.mark(index)
    }

    mutating func handle(_ command: KeyCommand) -> Answer {
        let wasFiltered = isFiltered
        editing = nil
        switch command {
        case .choose, .mark: return choose(marked)
        case .cancel where wasFiltered: narrow(to: "")
        case .cancel: return .closes
        case .filter where isFilterable: editing = TextEditing(rows.filter)
        case .up, .down, .pageUp, .pageDown, .first, .last:
            rows.marked = window.target(of: command)
        default: return .ignored
        }
        return .stays
    }

    /// Handles a digit: it chooses the entry of this number.
    mutating func handle(_ character: Character) -> Answer {
        guard isNumbered, let number = character.wholeNumberValue,
            entries.indices.contains(number - 1)
        else { return .ignored }
        return choose(number - 1)
    }

    mutating func edit(_ inputs: [KeyCommand.Input]) {
        guard var editing else { return }
        for input in inputs { editing.apply(input) }
        self.editing = editing
        narrow(to: editing.text)
    }

    /// Chooses the action of a row that was clicked. Its number is negative, since it is no row of
    /// the list.
    func choose(at option: Int) -> Answer { choose(-1 - option) }

    private func choose(_ index: Int?) -> Answer {
        guard let index, entries[index].isAvailable else { return .stays }
        return .chosen(index)
    }

    private mutating func narrow(to text: String) {
        guard text != rows.filter else { return }
        let place = rows.markedPlace
        rows.narrow(to: text) { $0.match(in: entries[$2].title, orInOrder: $1) }
        rows.mark(place)
    }

    private var window: MarkedRows { MarkedRows(count: rows.count, marked: rows.marked) }

    /// Adds the rows of the menu, with the titles in `column`.
    func add(to drawing: inout Drawing, _ context: DrawingContext, from column: Int) {
        drawing.focusRow = drawing.rows.count
        drawing.passingRows += height
        if isFiltered {
            let counts = (rows.count, entries.count)
            context.addFilter(rows.filter, editing, counts, from: column, to: &drawing)
            addEdge(to: &drawing, context, column)
        }
        let visible = window.visible(in: Self.rowsShown)
        for index in visible {
            if index == rows.marked { drawing.focusRow = drawing.rows.count }
            let place = rows.place(of: index)
            drawing.options[drawing.rows.count] = isNumbered ? -1 - place : place
            drawing.rows.append(row(index, context, column))
        }
        if rows.count > visible.count {
            drawing.rows.append(
                context.position(of: rows.marked, visible, among: rows.count, from: column))
            addEdge(to: &drawing, context, column)
        }
    }

    /// Draws the left edge over a blank of the last row.
    private func addEdge(to drawing: inout Drawing, _ context: DrawingContext, _ column: Int) {
        guard let last = drawing.rows.popLast() else { return }
        var edge = FrameRow(width: 1)
        edge.add(context.symbols.box[4], .faint)
        drawing.rows.append(last.covered(by: edge, at: column - 1, width: context.width))
    }

    private func row(_ index: Int, _ context: DrawingContext, _ column: Int) -> FrameRow {
        let place = rows.place(of: index)
        let entry = entries[place]
        var row = FrameRow(width: context.width)
        row.skip(to: column - 2)
        if index == rows.marked { row.add(context.symbols.marker, .accent) }
        row.skip(to: column - 1)
        row.add(context.symbols.box[4], .faint)
        if isNumbered, context.lettersWork { row.add(place < 9 ? "\(place + 1) " : "  ", .faint) }
        let usual: FrameRow.Style = entry.isAvailable ? .plain : .disabled
        let title = entry.phrase.map { context.wording[$0] } ?? entry.title
        row.add(title, place == chosen ? .chosen : usual, marking: rows.filter)
        if let key = entry.key, context.lettersWork || key.hasControl {
            row.add("  \(key)", .faint)
        }
        return row
    }

    func hints(in wording: Wording) -> [KeyCommand.Hint] {
        let filter = isFilterable && !takesText ? [KeyCommand.Hint(.filter, wording[.filter])] : []
        let cancel = KeyCommand.Hint(.cancel, wording[isFiltered ? .allRows : .close])
        return [KeyCommand.Hint(.choose, wording[.choose])] + filter + [cancel]
    }
}
