import WaylineText

/// The columns of the screen in which a page stands, from the left edge on. The header and the
/// footer take all columns, so that they have the same place on all pages.
struct PageLayout: Equatable {
    /// The greatest width of a page of text: longer lines are hard to read.
    static let widest = 84

    /// A page becomes wider by so many columns at once, so that it seldom moves.
    private static let step = 20

    /// A narrower page has its values below their labels.
    private static let narrowest = 40

    /// A narrower screen shows two columns one below the other.
    static let narrowestSplit = 100

    /// The width of the gap between two columns: a line between blanks.
    private static let gap = 3

    /// The columns of the screen.
    let columns: Int

    /// The width of the page.
    let width: Int

    /// True if it has two columns.
    let isSplit: Bool

    /// Creates the layout of a page on a screen of this many columns, with a control that has
    /// `needed` columns.
    init(columns: Int, needed: Int = 0) {
        self.columns = columns
        let steps = max(min(needed, columns) - Self.widest + Self.step - 1, 0) / Self.step
        width = min(columns, Self.widest + steps * Self.step)
        isSplit = false
    }

    /// Creates the layout of a page with two columns on a screen of this many columns.
    init(splitting columns: Int) {
        self.columns = columns
        // Then the right column, of three fifths, is as wide as a page of text.
        width = min(columns, Self.widest * 5 / 3 + Self.gap)
        isSplit = true
    }

    /// The layouts of the columns, each as if it had a screen for itself.
    var columnLayouts: [PageLayout] {
        if !isSplit { return [self] }
        return [widthOfFirst, width - Self.gap - widthOfFirst].map { PageLayout(columns: $0) }
    }

    /// The width of the first of two columns.
    private var widthOfFirst: Int { (width - Self.gap) * 2 / 5 }

    /// The first column of the screen that one of the columns takes.
    func start(ofColumn index: Int) -> Int {
        index == 0 ? 0 : widthOfFirst + Self.gap
    }

    /// The index of the column that stands at `column` of the screen.
    func column(at column: Int) -> Int {
        isSplit && column >= start(ofColumn: 1) ? 1 : 0
    }

    /// Returns a row of the screen with the rows of two columns, and a line between them.
    func joined(_ rows: [FrameRow?], _ symbols: Symbols) -> FrameRow {
        var row = FrameRow(width: columns)
        for (index, part) in rows.enumerated() {
            if index > 0 {
                row.skip(to: start(ofColumn: index) - 2)
                row.add(symbols.box[4], .faint)
            }
            row.skip(to: start(ofColumn: index))
            if let part { row.add(part) }
        }
        return row
    }

    /// The width of texts and fields.
    var textWidth: Int { min(columns, Self.widest) }

    /// True if it is wider than texts and fields.
    var isWide: Bool { width > textWidth }

    var isNarrow: Bool { columns < Self.narrowest }

    /// Returns `row` of the page in the width of the screen.
    func placed(_ row: FrameRow) -> FrameRow {
        width == columns ? row : row.indented(by: 0, width: columns)
    }
}
