/// The rows of a control on the full screen.
public struct Drawing {
    /// A position, counted from the upper left corner.
    public struct Position: Equatable, Sendable {
        /// The row, from 0 on.
        public var row: Int

        /// The column, from 0 on.
        public var column: Int

        /// Creates a position.
        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// The rows from the top to the bottom.
    public var rows: [FrameRow]

    /// The position of the cursor, if the user types text here.
    public var cursor: Position?

    /// The row that stays in view while the control has the focus.
    public var focusRow = 0

    /// The number of rows that come and go, such as those of an error or an open menu. The empty
    /// rows of a page do not depend on them.
    var passingRows = 0

    /// The options of the control by their rows: a click on the row chooses the option.
    public var options: [Int: Int] = [:]

    /// Creates a drawing; one without rows takes no space.
    public init(_ rows: [FrameRow] = [], cursor: Position? = nil) {
        self.rows = rows
        self.cursor = cursor
    }
}
