import WaylineText

/// The content of a terminal at one time.
package struct Frame: Sendable {
    package let size: TerminalSize

    /// The rows from the top on. Missing rows are blank.
    package private(set) var rows: [FrameRow] = []

    /// The position of the cursor; nil if it is hidden.
    package var cursor: Drawing.Position?

    /// A blank frame.
    package init(size: TerminalSize) {
        self.size = size
        rows.reserveCapacity(size.rows)
    }

    /// The number of rows that are left.
    var room: Int { size.rows - rows.count }

    /// Adds a row, if there is room.
    package mutating func add(_ row: FrameRow) {
        if room > 0 { rows.append(row) }
    }

    /// Replaces the row at `index`. Returns the old row; nil if there is none.
    @discardableResult
    mutating func replaceRow(at index: Int, with row: FrameRow) -> FrameRow? {
        guard rows.indices.contains(index) else { return nil }
        let old = rows[index]
        rows[index] = row
        return old
    }

    /// The row at `index`; blank if it is missing.
    func row(at index: Int) -> FrameRow {
        index < rows.count ? rows[index] : FrameRow(width: size.columns)
    }

    /// The indices of the rows that do not share their memory with those of `old`.
    func changedRows(since old: Frame) -> [Int] {
        let common = min(rows.count, old.rows.count)
        let changed = (0..<common).filter { !rows[$0].isIdentical(to: old.rows[$0]) }
        return changed + (common..<max(rows.count, old.rows.count))
    }

    /// Removes a row, and inserts a blank one.
    mutating func moveBlankRow(from removed: Int, to inserted: Int) {
        rows.remove(at: removed)
        rows.insert(FrameRow(width: size.columns), at: inserted)
    }

    /// Adds blank rows up to `row`.
    mutating func skip(to row: Int) {
        let blank = FrameRow(width: size.columns)
        while rows.count < min(row, size.rows) { rows.append(blank) }
    }

    /// The text of the frame, a line for each row, for tests and documentation.
    package var text: String {
        rows.map(\.text).joined(separator: "\n")
    }
}

/// Some rows of a frame that change while all others stay.
struct FramePatch {
    /// The indices of the rows that the page has in the frame.
    let window: Range<Int>

    /// The changed rows, with their indices. Those outside the window are out of view.
    var rows: [(index: Int, row: FrameRow)] = []

    /// The position of the cursor; nil if it is hidden.
    var cursor: Drawing.Position?

    /// True if so many rows change that they may have moved.
    var canScroll: Bool { rows.count >= FrameScroll.fewestRows }

    /// Returns whether the row at `index` is in view.
    func shows(_ index: Int) -> Bool { window.contains(index) }
}
