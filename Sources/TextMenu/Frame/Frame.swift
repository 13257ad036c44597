/// All that a terminal shows at one time.
package struct Frame: Sendable {
    /// A place in it, from the upper left corner on.
    package struct Place: Equatable, Sendable {
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    package let size: TerminalSize

    /// The rows from the top on. Those that are not there are blank.
    package private(set) var rows: [Row] = []

    /// Where the cursor is seen; nil where it is not.
    package var cursor: Place?

    /// A blank frame.
    package init(size: TerminalSize) {
        self.size = size
        rows.reserveCapacity(size.rows)
    }

    /// How many rows are left.
    package var room: Int { size.rows - rows.count }

    /// Adds a row, where there is room.
    package mutating func add(_ row: Row) {
        if room > 0 { rows.append(row) }
    }

    /// Puts `row` in the place of another, which is answered; nil where there is none.
    @discardableResult
    mutating func replaceRow(at index: Int, with row: Row) -> Row? {
        guard rows.indices.contains(index) else { return nil }
        let old = rows[index]
        rows[index] = row
        return old
    }

    /// Adds blank rows up to `row`.
    package mutating func skip(to row: Int) {
        let blank = Row(width: size.columns)
        while rows.count < min(row, size.rows) { rows.append(blank) }
    }

    /// What the frame says, a line for each row, for tests and documentation.
    package var text: String {
        rows.map(\.text).joined(separator: "\n")
    }
}
