import Binding

/// A list whose rows have columns, under a heading row.
///
/// ![Rows with columns.](Table)
///
/// ```swift
/// let orders = Table<Order>(
///     "Orders",
///     columns: [
///         Column("Number") { $0.number },
///         Column("Customer", width: .flexible, sortedBy: \.customer) { $0.customer },
///         Column("Total", alignment: .trailing, sortedBy: \.total) { "\($0.total) ₫" },
///     ])
/// ```
///
/// The text in the first column is the name of its row. The user sorts by `s`, or by a click on the
/// title of a column; in plain lines by `s Total`. The third time restores the order of
/// ``List/items``. What has no room in the row with the marker is shown below the rows.
public final class Table<Item>: List<Item> {
    /// The columns from the left to the right.
    public let columns: [Column<Item>]

    private var shownOrder: RowOrder?

    /// The open menu of the columns to sort by.
    private var sortMenu: RowMenu? {
        didSet { if sortMenu != oldValue { touch() } }
    }

    /// The widest text of each column that was shown. It never shrinks, so that columns keep their
    /// places.
    private var widest: [Int]
    private var lastLayout: (room: Int, widest: [Int], layout: ColumnLayout)?

    /// The most lines that the details of a row have needed in this layout.
    private var mostDetails = 0

    init(
        _ label: String, _ items: [Item], identity: ((Item) -> AnyHashable)?, emptyText: String,
        _ columns: [Column<Item>]
    ) {
        let sorted = columns.filter { $0.sort != nil }.map { $0.title }
        precondition(
            Set(sorted).count == sorted.count, "columns to sort by have one title: \(sorted)")
        self.columns = columns
        widest = columns.map { $0.columnsOfTitle }
        super.init(
            label, items: items, identity: identity, emptyText: emptyText, section: nil,
            title: { columns.first?.text($0) ?? "" },
            matches: { pattern, item in columns.contains { pattern.isFound(in: $0.text(item)) } })
    }

    /// The order of the rows; nil if they stand as in ``List/items``. An unknown order becomes nil.
    /// Setting it sends no event.
    public override var order: RowOrder? {
        get { shownOrder }
        set { show(in: newValue) }
    }

    public override var orders: [String] { columns.filter { $0.sort != nil }.map { $0.title } }

    /// Sorts the rows, as a user does; nil brings back the order of ``List/items``.
    public override func sort(by order: RowOrder?) {
        guard isEnabled, order.map({ orders.contains($0.name) }) ?? true else { return }
        show(in: order)
        events.send(.change)
    }

    private func show(in order: RowOrder?) {
        let sort = index(of: order).flatMap { columns[$0].sort }
        let known = sort == nil ? nil : order
        guard known != shownOrder else { return }
        shownOrder = known
        let (isDescending, oldVersion) = (known?.isDescending ?? false, version)
        change { rows in
            rows.sort(items, by: sort.map { sort in { sort($0, isDescending) } })
        }
        if version == oldVersion { touch() }
    }

    /// The index of the column that the rows are sorted by.
    private func index(of order: RowOrder?) -> Int? {
        columns.firstIndex { $0.sort != nil && $0.title == order?.name }
    }

    public override func text(at index: Int) -> String {
        let item = item(at: index)
        let others = columns.dropFirst().map { ($0.title, $0.text(item)) }
        let named = others.filter { !$0.1.isEmpty }.map { "\($0): \($1)" }
        return ([title(at: index)] + named).joined(with: ", ")
    }

    public override var leastWidth: Int {
        DrawingContext.margin + ColumnLayout.width(of: needs)
    }

    override var rowsAbove: Int { 1 }

    /// Adds the heading row, and the menu of orders.
    override func top(of control: some OptionInput, in context: DrawingContext) -> Drawing {
        var drawing = super.top(of: control, in: context)
        if countOfAll == 0 { return drawing }
        measureRows(in: context.height)
        drawing.rows.append(headingRow(in: context))
        sortMenu?.add(to: &drawing, context, from: DrawingContext.margin + 2)
        return drawing
    }

    public override func addOption(
        at index: Int, to row: inout FrameRow, in context: DrawingContext
    ) {
        addCells(of: item(at: index), isChosen(at: index) ? .chosen : .plain, to: &row, in: context)
    }

    /// The texts that are cut in the marked row, in as many rows as the row with the longest ones
    /// needs.
    override func details(in context: DrawingContext, height: Int) -> [FrameRow] {
        let places = layout(in: context).places
        let cut = widest.indices.filter { $0 >= places.count || widest[$0] > places[$0].width }
        guard height > 1, count > 0, !cut.isEmpty else { return [] }
        let start = DrawingContext.margin + 2
        let width = max(context.width - start, 1)
        func lines(at index: Int) -> [String] {
            let item = item(at: index)
            return cut.flatMap { number -> [String] in
                let text = columns[number].text(item)
                if number < places.count, text.columns <= places[number].width { return [] }
                let named = [columns[number].title, text].joined(with: ": ")
                return String(named.prefix((width + 1) * height)).wrapped(toColumns: width)
            }
        }
        let seen = MarkedRows(self).visible(in: context.height).map { lines(at: $0).count }
        mostDetails = max(mostDetails, seen.max() ?? 0)
        let shown = context.isFocused ? lines(at: marked).cut(to: height - 1, columns: width) : []
        let blank = FrameRow(width: context.width)
        let rows = [blank] + shown.flatMap { context.rows(of: $0, .faint, from: start) }
        let missing = min(mostDetails + 1, height) - rows.count
        return rows + Array(repeating: blank, count: max(missing, 0))
    }

    /// The places of the columns that fit.
    func layout(in context: DrawingContext) -> ColumnLayout {
        let room = context.width - DrawingContext.margin
        if let lastLayout, lastLayout.room == room, lastLayout.widest == widest {
            return lastLayout.layout
        }
        let layout = ColumnLayout(needs, from: DrawingContext.margin, room: room)
        if layout != lastLayout?.layout { mostDetails = 0 }
        lastLayout = (room, widest, layout)
        return layout
    }

    private var needs: [ColumnLayout.ColumnNeed] {
        zip(columns, widest).map {
            ColumnLayout.ColumnNeed(width: $0.width, title: $0.columnsOfTitle, widest: $1)
        }
    }

    /// Widens the columns for the rows that are shown. The cost does not grow with the other rows.
    private func measureRows(in height: Int) {
        for index in MarkedRows(self).visible(in: height) {
            let item = item(at: index)
            for (number, column) in columns.enumerated() {
                widest[number] = max(widest[number], column.text(item).columns)
            }
        }
    }

    public override var role: String { "table" }

    public override func stateText(in wording: Wording) -> String {
        let sorted = order.map { order in
            wording(order.isDescending ? .sortedDownBy : .sortedBy, order.name)
        }
        return [super.stateText(in: wording), sorted ?? ""].joined(with: ", ")
    }

    public override var takesText: Bool { sortMenu?.takesText ?? super.takesText }

    public override func edit(_ inputs: [KeyInput]) {
        if sortMenu == nil { super.edit(inputs) } else { sortMenu?.edit(inputs) }
    }

    public override func handle(_ command: KeyCommand) -> Bool {
        if sortMenu != nil { return follow(sortMenu?.handle(command)) }
        guard command == .sort, menu == nil, !orders.isEmpty else { return super.handle(command) }
        let entries = orders.map { RowMenu.Entry(title: $0) }
        sortMenu = RowMenu(
            entries, chosen: orders.firstIndex { $0 == order?.name }, isNumbered: true)
        return true
    }

    public override var takesDigits: Bool { sortMenu != nil || super.takesDigits }

    public override func handle(_ character: Character) -> Bool {
        guard sortMenu != nil else { return super.handle(character) }
        return follow(sortMenu?.handle(character))
    }

    public override func click(at position: Drawing.Position, in context: DrawingContext) {
        let option = draw(in: context).options[position.row]
        if sortMenu != nil, let option, option < 0 {
            _ = follow(sortMenu?.choose(at: option))
        } else if position.row == heading(of: self, in: context).rows.count, countOfAll > 0 {
            let places = layout(in: context).places
            let column = places.firstIndex {
                ($0.start..<$0.start + $0.width).contains(position.column)
            }
            if let column, columns[column].sort != nil {
                sort(by: nextOrder(columns[column].title))
            }
        } else {
            super.click(at: position, in: context)
        }
    }

    /// Handles the menu's answer to a key. Returns false if the key means nothing there.
    private func follow(_ answer: RowMenu.Answer?) -> Bool {
        switch answer {
        case .ignored, nil: return false
        case .stays: break
        case .closes: sortMenu = nil
        case .chosen(let index):
            sortMenu = nil
            sort(by: nextOrder(orders[index]))
        }
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        if let sortMenu { return sortMenu.hints(in: wording) }
        let hints = super.hints(in: wording)
        if menu != nil || takesText || orders.isEmpty { return hints }
        return hints + [KeyHint(.sort, wording[.sort])]
    }

    public override func focusChanged() {
        sortMenu = nil
        super.focusChanged()
    }

    /// The order and the filter.
    public override var saved: String? {
        let number = index(of: order)
        let sign = order?.isDescending == true ? "-" : "+"
        return (number.map { "\(sign)\($0 + 1)" } ?? "") + "\n" + (super.saved ?? "")
    }

    public override func restore(_ saved: String) {
        let parts = saved.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        let index = Int(parts[0].drop { "+-".contains($0) }).map { $0 - 1 } ?? -1
        order =
            columns.indices.contains(index)
            ? RowOrder(columns[index].title, isDescending: parts[0].hasPrefix("-")) : nil
        super.restore(String(parts[1]))
    }
}
