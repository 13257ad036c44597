/// The columns of the screen in which a page stands.
struct PageLayout: Equatable {
    /// The greatest width of a page: longer lines are hard to read.
    static let widest = 84

    /// A narrower page has its values below their labels.
    private static let narrowest = 40

    /// The columns of the screen.
    let columns: Int

    /// True if a control needs the whole width of the screen.
    var isWide = false

    /// The width of the page.
    var width: Int { isWide ? columns : textWidth }

    /// The width of texts and fields.
    var textWidth: Int { min(columns, Self.widest) }

    /// The first column of the page, which stands in the middle of a wide screen.
    var inset: Int { (columns - width) / 2 }

    var isNarrow: Bool { columns < Self.narrowest }

    /// Returns `row`, which is drawn in the width of the page, in its place on the screen.
    func placed(_ row: FrameRow) -> FrameRow {
        inset == 0 ? row : row.indented(by: inset, width: columns)
    }
}
