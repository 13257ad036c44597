extension DrawingContext {
    /// Returns a drawing of one row: `row`, then the part of the edited text that fits around
    /// the cursor. An empty text shows `placeholder`; `shown` returns the visible form of any other.
    public func drawing(
        of editing: TextEditing, after row: FrameRow, placeholder: String = "",
        shown: (String) -> String = { $0 }
    ) -> Drawing {
        let editing = editing.part(near: isFocused ? editing.cursor : 0, columns: width)
        var row = row
        let start = width - row.room
        let before = isFocused ? shown(editing.textBeforeCursor).columns : 0
        let first = max(before + 1 - max(row.room, 1), 0)
        if editing.count == 0 {
            row.add(placeholder, .faint)
        } else {
            let visible = first..<first + max(row.room, 0)
            row.add(shown(editing.text).visible(inColumns: visible), .plain)
        }
        guard isFocused else { return Drawing([row]) }
        let column = min(start + before - first, width - 1)
        return Drawing([row], cursor: .init(row: 0, column: column))
    }
}
