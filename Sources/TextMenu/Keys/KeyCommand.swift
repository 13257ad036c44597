/// The meaning of a key. Controls handle commands, and a ``KeyTable`` maps keys to them.
public enum KeyCommand: Hashable, Sendable, CaseIterable {
    /// Moves the marker, or the cursor in a text.
    case up, down, left, right

    /// Moves by ten rows, or turns the page.
    case pageUp, pageDown

    /// Moves to the first or the last row or control, or to an end of a text.
    case first, last

    /// Moves to another control.
    case next, previous

    /// Presses a button, chooses a row, opens a choice, leaves a text: Enter.
    case choose

    /// Presses the default button of the form.
    case submit

    /// Presses, or selects a row of several: the space bar.
    case mark

    /// Selects all rows of a list, or none.
    case selectAll

    /// Leaves a filter, an open choice or an alert, or goes back: Escape.
    case cancel

    /// Changes a number by a step.
    case increase, decrease

    /// Filters a list.
    case filter

    /// Sorts a table.
    case sort

    /// Shows what can be done with a row.
    case actions

    /// Undoes the action of the message above the keys.
    case undo

    /// Moves the marked row before or after its neighbour.
    case moveRowUp, moveRowDown

    /// Shows or hides the text of a secure field.
    case reveal

    /// Moves the cursor in a text.
    case wordLeft, wordRight

    /// Deletes in a text.
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward

    /// Deletes all of a text before the cursor, or after it.
    case deleteToStart, deleteToEnd

    /// Moves the cursor in a text, and selects the text that it passes.
    case selectLeft, selectRight, selectUp, selectDown, selectWordLeft, selectWordRight

    /// Moves the cursor to an end of its line, and selects the text that it passes.
    case selectToStart, selectToEnd

    /// Undoes the last change of a text, or redoes the last undone change.
    case undoEdit, redoEdit

    /// Copies what is selected in a text, or else all that the control with the focus shows.
    case copy

    /// Goes to another tab.
    case previousTab, nextTab

    /// Opens the palette: all that the user can do on the page, found by typing.
    case palette

    /// Shows the help.
    case help

    /// Draws the screen again.
    case redraw

    /// Stops the program until the shell continues it.
    case suspend

    /// Quits if the app allows it.
    case quit

    /// Quits at once: the end of the input.
    case endOfInput
}

extension KeyCommand {
    /// A part of what a user types into a control: text, or a command.
    public enum Input: Hashable, Sendable {
        /// Text that was typed.
        case text(String)

        /// Text that was pasted at once.
        case pasted(String)

        /// A key that stands for a command.
        case command(KeyCommand)
    }
}
