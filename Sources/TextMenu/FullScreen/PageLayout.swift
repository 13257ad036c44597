import WaylineText

/// The columns of the screen in which a page stands, with what is above and below it.
struct PageLayout: Equatable {
    /// The greatest width of a page of text: longer lines are hard to read.
    static let widest = 84

    /// A page becomes wider by so many columns at once, so that it seldom moves.
    private static let step = 20

    /// A narrower page has its values below their labels.
    private static let narrowest = 40

    /// The columns of the screen.
    let columns: Int

    /// The width of the page.
    let width: Int

    /// Creates the layout of a page on a screen of this many columns, with a control that has
    /// `needed` columns.
    init(columns: Int, needed: Int = 0) {
        self.columns = columns
        let steps = max(min(needed, columns) - Self.widest + Self.step - 1, 0) / Self.step
        width = min(columns, Self.widest + steps * Self.step)
    }

    /// The width of texts and fields.
    var textWidth: Int { min(columns, Self.widest) }

    /// True if it is wider than texts and fields.
    var isWide: Bool { width > textWidth }

    /// The first column of the page, which stands in the middle of a wide screen.
    var inset: Int { (columns - width) / 2 }

    var isNarrow: Bool { columns < Self.narrowest }

    /// Returns `row`, which is drawn in the width of the page, in its place on the screen.
    func placed(_ row: FrameRow) -> FrameRow {
        inset == 0 ? row : row.indented(by: inset, width: columns)
    }
}
