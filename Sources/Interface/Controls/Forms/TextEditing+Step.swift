extension TextEditing {
    /// A change of the text, or a move of the cursor. If a text is selected, a change replaces or
    /// deletes it.
    public enum Step: Hashable, Sendable {
        /// Inserts a typed text at the cursor. One undo takes back a word of it.
        case insert(String)

        /// Inserts a text at the cursor. One undo takes back all of it.
        case paste(String)

        /// Moves the cursor by a character or a word.
        case left, right, wordLeft, wordRight

        /// Moves the cursor to an end of its line.
        case lineStart, lineEnd

        /// Moves the cursor, and selects the text that it passes.
        case selectLeft, selectRight, selectWordLeft, selectWordRight, selectToStart, selectToEnd

        /// Deletes a character or a word.
        case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward

        /// Deletes the rest of the line before or after the cursor.
        case deleteToStart, deleteToEnd

        /// Undoes the last change, or redoes the last undone change.
        case undo, redo
    }
}
