/// The place of the focus in a body: its column, the row that stays in view, and the cursor.
struct FocusPlace {
    var column = 0
    var row = 0

    /// The rows that stay in view together with that row, if there is room.
    var rows = 0..<1

    /// The cursor's column is counted from the edge of the screen.
    var cursor: Drawing.Position?
}

/// The rows of a body that are in view, between the header and the footer. Of two columns, the one
/// with the focus scrolls, or the one under the mouse wheel. The other one shows its beginning.
struct Viewport {
    /// More rows than any page has.
    static let longestScroll = 1 << 30

    /// The rows of the frame that show controls.
    var window = 0..<0

    /// The number of rows between the header and the footer.
    private(set) var height = 0

    /// True after the user has scrolled away from the control that has the focus.
    private var isScrolled = false

    /// The column that scrolls, and the number of its rows above the window.
    private var column = 0
    private var scroll = 0

    /// The same in the last frame.
    private var shown = (column: 0, scroll: 0)

    /// The number of rows of the first column, and of the second one; nil without it.
    private var counts = (first: 0, second: Int?.none)

    private func count(ofColumn index: Int) -> Int {
        index == 0 ? counts.first : counts.second ?? 0
    }

    /// The greatest number of rows of a column above the window.
    private func furthest(ofColumn index: Int) -> Int { max(count(ofColumn: index) - height, 0) }

    /// True if the body continues above the window of the last frame.
    var isMoreAbove: Bool { shown.scroll > 0 }

    /// True if the body continues below the window of the last frame.
    var isMoreBelow: Bool {
        [0, 1].contains { firstRow(ofColumn: $0) < furthest(ofColumn: $0) }
    }

    /// The row of the frame at which the first row of a column stands, perhaps out of view.
    func top(ofColumn index: Int) -> Int { window.lowerBound - firstRow(ofColumn: index) }

    /// The rows of a column that are in view.
    func rows(ofColumn index: Int) -> Range<Int> {
        let first = firstRow(ofColumn: index)
        return first..<min(first + height, count(ofColumn: index))
    }

    private func firstRow(ofColumn index: Int) -> Int {
        index == shown.column ? shown.scroll : 0
    }

    /// Returns whether the next frame will show the same rows with this focus.
    func stays(with focus: FocusPlace) -> Bool {
        guard shown == (column, scroll) else { return false }
        return isScrolled || focus.column == column && firstRow(showing: focus) == scroll
    }

    /// Returns the number of rows above the window after it has moved no more than is needed to
    /// show the focus.
    private func firstRow(showing focus: FocusPlace) -> Int {
        if focus.rows.count > height {
            return max(min(scroll, focus.row), focus.row - height + 1, 0)
        }
        let first = max(focus.rows.lowerBound, focus.row - height + 1)
        let end = min(focus.rows.upperBound, first + height)
        return max(min(scroll, first), end - height, 0)
    }

    /// The place of the cursor in the frame; nil if it is out of view.
    func cursor(of focus: FocusPlace) -> Drawing.Position? {
        guard var cursor = focus.cursor else { return nil }
        cursor.row += top(ofColumn: focus.column)
        return window.contains(cursor.row) ? cursor : nil
    }

    /// Shows columns in these rows of the frame, including the row that has the focus.
    mutating func show(_ columns: [Drawing], _ focus: FocusPlace, in rows: Range<Int>) {
        (window, height) = (rows, rows.count)
        counts = (columns[0].rows.count, columns.count > 1 ? columns[1].rows.count : nil)
        if !isScrolled || column > 0 && counts.second == nil { column = focus.column }
        if !isScrolled { scroll = firstRow(showing: focus) }
        scroll = min(scroll, furthest(ofColumn: column))
        shown = (column, scroll)
    }

    /// Scrolls by this many rows, away from the focus, until `scrollToFocus()`.
    mutating func scroll(by rows: Int, column other: Int? = nil) {
        if let other, other != column, other == 0 || counts.second != nil {
            (column, scroll) = (other, 0)
        }
        scroll = min(max(scroll + rows, 0), furthest(ofColumn: column))
        isScrolled = true
    }

    mutating func scrollToFocus() {
        isScrolled = false
    }

    mutating func scrollToHead() {
        (scroll, isScrolled) = (0, false)
    }
}
