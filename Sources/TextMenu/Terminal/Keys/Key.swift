/// What a user does on a keyboard, whatever bytes the terminal makes of it.
package enum Key: Sendable, Hashable {
    /// One scalar of text. A text field joins it to what stands before the cursor, so that a mark
    /// that is typed after its base becomes one character with it.
    case text(Unicode.Scalar)
    /// What was pasted, in one piece, its lines ended by line feeds. `lost` bytes were too many.
    case paste(String, lost: Int)

    case enter, escape, tab, backTab
    case up, down, left, right, home, end, pageUp, pageDown
    case wordLeft, wordRight, lineStart, lineEnd
    /// Ctrl-Page up and Ctrl-Page down.
    case previousTab, nextTab
    case insert, backspace, delete
    case deleteWord, deleteWordForward, deleteToStart, deleteToEnd
    /// Ctrl-C, Ctrl-Z, Ctrl-D and Ctrl-L, which the device does not act upon.
    case interrupt, suspend, endOfInput, redraw
    case function(Int)
    /// A key that nothing here has a use for.
    case unknown
}
