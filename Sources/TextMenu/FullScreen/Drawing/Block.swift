/// What one control looks like: some rows, and where the cursor is in them.
struct Block {
    var rows: [Row] = []
    var cursor: Frame.Place?

    /// The row that must be seen while the control has the focus.
    var focusRow = 0

    /// Whether it can be shown where `other` is, while all else stays where it is.
    func takesThePlace(of other: Block) -> Bool {
        rows.count == other.rows.count && focusRow == other.focusRow && cursor == other.cursor
    }
}
