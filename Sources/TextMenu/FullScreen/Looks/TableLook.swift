import WaylineInterface
import WaylineText

/// The look of a `Table`: a list whose rows have columns, under a row with their titles.
final class TableLook: ListLook {
    private unowned let table: any ColumnedRows
    private let headings: [ColumnHeading]

    /// The widest text of each column that was shown. It never shrinks, so that columns keep their
    /// places.
    private var widest: [Int]
    private var lastLayout: (room: Int, widest: [Int], layout: ColumnLayout)?

    /// The most lines that the details of a row have needed in this layout.
    private var mostDetails = 0

    init(_ table: any ColumnedRows) {
        (self.table, headings) = (table, table.headings)
        widest = headings.map(\.columns)
        super.init(table)
    }

    override var leastWidth: Int {
        DrawingContext(width: 0).optionColumn(of: table) + ColumnLayout.width(of: needs)
    }

    override var rowsAbove: Int { 1 }

    override var showsCutTexts: Bool { true }

    /// The row with the titles of the columns, and a sign at the one that the rows are sorted by.
    override func columnTitles(in context: DrawingContext) -> [FrameRow] {
        measureRows(in: context.height)
        var row = FrameRow(width: context.width)
        for place in layout(in: context).places {
            let heading = headings[place.column]
            let isSorted = heading.isSortable && table.order?.name == heading.title
            let sign = isSorted ? sign(in: context) : ""
            let room = sign.isEmpty ? place.width : place.width - 2
            let blanks = max(room - heading.title.columns, 0)
            row.skip(to: place.start)
            if heading.alignment == .trailing { row.skip(blanks) }
            if heading.alignment == .trailing, !sign.isEmpty { row.add(sign + " ", .accent) }
            row.add(heading.title, .strong, limit: room)
            if heading.alignment == .leading, !sign.isEmpty { row.add(" " + sign, .accent) }
        }
        return [row]
    }

    private func sign(in context: DrawingContext) -> String {
        table.order?.isDescending == true ? context.symbols.descending : context.symbols.ascending
    }

    /// Adds the texts of the row in the places of their columns.
    override func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        let style: FrameRow.Style = table.isChosen(at: index) ? .chosen : .plain
        let pattern = pattern(at: index)
        for place in layout(in: context).places {
            row.skip(to: place.start)
            let text = table.cell(place.column, at: index).truncated(toColumns: place.width)
            let isTrailing = headings[place.column].alignment == .trailing
            if isTrailing { row.skip(place.width - text.columns) }
            row.add(text, style, marking: pattern)
            // The bar ends with the name of the row, so that a key writes little.
            if place.column == table.namingColumn { row.endOfBar = row.width - row.room }
        }
    }

    override func hasTwoLines(in context: DrawingContext) -> Bool {
        !layout(in: context).left.isEmpty
    }

    /// Adds the texts of the columns that have no room in the first line.
    override func addSecondLine(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        let layout = layout(in: context)
        row.skip(to: nameColumn(layout))
        row.add(secondLine(at: index, layout), .faint, marking: pattern(at: index))
    }

    /// The column in which the names of the rows begin.
    private func nameColumn(_ layout: ColumnLayout) -> Int {
        layout.places.first { $0.column == table.namingColumn }?.start ?? 0
    }

    private func secondLine(at index: Int, _ layout: ColumnLayout) -> String {
        layout.left.map { table.namedCell($0, at: index) }.joined(with: ", ")
    }

    /// Returns the pattern of the filter or the search. It matches letters in order only if no
    /// column contains the text.
    private func pattern(at index: Int) -> FilterPattern {
        let pattern = FilterPattern(table.markedText)
        if table.markedText.isEmpty { return pattern }
        let isFound = headings.indices.contains { pattern.isFound(in: table.cell($0, at: index)) }
        return isFound ? pattern : pattern.inOrder
    }

    /// The texts that are cut in the marked row, in as many rows as the row with the longest ones
    /// needs.
    override func details(in context: DrawingContext, height: Int) -> [FrameRow] {
        let layout = layout(in: context)
        let cut = layout.places.filter { widest[$0.column] > $0.width }
        guard height > 1, table.count > 0, !cut.isEmpty || !layout.left.isEmpty else { return [] }
        let start = DrawingContext.margin + 2
        let width = max(context.width - start, 1)
        func lines(at index: Int) -> [String] {
            cutTexts(at: index, cut, layout, in: context).flatMap { text in
                String(text.prefix((width + 1) * height)).wrapped(toColumns: width)
            }
        }
        let seen = MarkedRows(table).visible(in: context.height).map { lines(at: $0).count }
        mostDetails = max(mostDetails, seen.max() ?? 0)
        if mostDetails == 0 { return [] }
        let marked = context.isFocused ? lines(at: table.marked) : []
        let shown = marked.cut(to: height - 1, columns: width)
        let blank = FrameRow(width: context.width)
        let rows = [blank] + shown.flatMap { context.rows(of: $0, .faint, from: start) }
        let missing = min(mostDetails + 1, height) - rows.count
        return rows + Array(repeating: blank, count: max(missing, 0))
    }

    /// Returns the texts in these places of a row, and its second line, as far as they are cut.
    private func cutTexts(
        at index: Int, _ places: [ColumnLayout.Place], _ layout: ColumnLayout,
        in context: DrawingContext
    ) -> [String] {
        let cut = places.filter { table.cell($0.column, at: index).columns > $0.width }
            .map { table.namedCell($0.column, at: index) }
        if layout.left.isEmpty { return cut }
        let second = secondLine(at: index, layout)
        return second.columns > context.width - nameColumn(layout) ? cut + [second] : cut
    }

    /// The places of the columns that fit.
    private func layout(in context: DrawingContext) -> ColumnLayout {
        let start = context.optionColumn(of: table)
        let room = context.width - start
        if let lastLayout, lastLayout.room == room, lastLayout.widest == widest {
            return lastLayout.layout
        }
        let layout = ColumnLayout(
            needs, naming: table.namingColumn, from: start, room: room)
        if layout != lastLayout?.layout { mostDetails = 0 }
        lastLayout = (room, widest, layout)
        return layout
    }

    private var needs: [ColumnLayout.ColumnNeed] {
        zip(headings, widest).map {
            ColumnLayout.ColumnNeed(width: $0.width, title: $0.columns, widest: $1)
        }
    }

    /// Widens the columns for the rows that are shown. The cost does not grow with the other rows.
    private func measureRows(in height: Int) {
        for index in MarkedRows(table).visible(in: height) {
            for number in headings.indices {
                widest[number] = max(widest[number], table.cell(number, at: index).columns)
            }
        }
    }

    /// Sorts by a column if the click is on its title.
    override func click(at position: Drawing.Position, in context: DrawingContext) {
        let option = control.look.draw(in: context).options[position.row]
        guard option == nil, position.row == heading(in: context).rows.count, table.countOfAll > 0
        else { return super.click(at: position, in: context) }
        let places = layout(in: context).places
        let place = places.first { ($0.start..<$0.start + $0.width).contains(position.column) }
        guard let column = place?.column, headings[column].isSortable else { return }
        table.sort(by: table.nextOrder(headings[column].title))
    }
}

extension ColumnHeading {
    /// The columns of the terminal that the title takes, with room for the sign of the order.
    fileprivate var columns: Int { title.columns + (isSortable ? 2 : 0) }
}
