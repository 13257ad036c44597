public import WaylineInterface
import WaylineText

/// The room and the settings in which a control draws itself.
///
/// A row begins with a marker if the control has the focus and with its number if it is a button.
/// Then its label stands in the column of all labels, and its value in a separate column. The text
/// of the row with the marker becomes a bar.
@MainActor
public struct DrawingContext: Equatable {
    /// The column of labels.
    nonisolated public static let margin = 3

    /// The column of the numbers and letters of buttons, between the marker and the label.
    nonisolated static let keyColumn = 1

    /// The number of columns.
    public internal(set) var width: Int

    /// The column in which values begin.
    public let valueColumn: Int

    /// True if the terminal shows characters beyond ASCII.
    public let isUnicode: Bool

    /// The texts of the front end.
    public internal(set) var wording = Wording.english

    /// True if the control has the focus.
    public internal(set) var isFocused = false

    /// The key that presses the control now, such as its number; empty for none. A key of one
    /// column stands in ``row``.
    public internal(set) var key = ""

    /// The greatest number of rows for a control that fills the height; 0 for any other.
    public internal(set) var height = 0

    /// True if values stand below their labels, since there are few columns.
    var isNarrow = false

    /// True if letters and digits are commands: no text can be typed on the page.
    var lettersWork = true

    /// True if the screen has more columns than a page of text: a control that needs them gets
    /// them.
    var canWiden = false

    /// True while an alert lies over the page: nothing moves behind it.
    var isBehindAlert = false

    /// True while a default button works. The button then shows a sign of its own.
    var isSubmitting = false

    /// The step of an animation.
    public internal(set) var phase = 0

    /// Creates a context of this size, e.g. to test the drawing of your own control.
    public init(
        width: Int, valueColumn: Int = 20, isUnicode: Bool = true, isFocused: Bool = false,
        height: Int = 0, wording: Wording = .english
    ) {
        (self.width, self.valueColumn, self.isUnicode) = (width, valueColumn, isUnicode)
        (self.isFocused, self.height, self.wording) = (isFocused, height, wording)
    }

    var symbols: Symbols { Symbols(isUnicode: isUnicode) }

    /// The sign of running work at this step.
    public var spinnerSign: String {
        if isBehindAlert { return " " }
        let signs = symbols.spinner
        return signs[phase % signs.count]
    }

    /// An empty row, with the marker if the control has the focus, and with its key.
    public var row: FrameRow { row(isMarked: isFocused, key) }

    /// An empty row, with a marker if it `isMarked`.
    public func row(isMarked: Bool) -> FrameRow { row(isMarked: isMarked, "") }

    private func row(isMarked: Bool, _ key: String) -> FrameRow {
        var row = FrameRow(width: width)
        if isMarked { row.add(symbols.marker, .accent) }
        if key.columns == 1 {
            row.skip(to: Self.keyColumn)
            row.add(key)
        }
        row.skip(to: Self.margin)
        return row
    }

    /// A row with the label of `control`, up to where its value begins. If there are few columns,
    /// the label stands in a row above.
    public func labelledRow(_ control: Control) -> FrameRow {
        if isNarrow { return valueRow }
        var row = row
        let style: FrameRow.Style = control.isEnabled ? .plain : .disabled
        row.add(control.label, style, limit: valueColumn - Self.margin - 1)
        row.skip(to: valueColumn)
        return row
    }

    /// The rows of a heading: an empty row, unless it `isFirst` on the page, and the wrapped text.
    public func heading(_ text: String, isFirst: Bool = false) -> [FrameRow] {
        (isFirst ? [] : [FrameRow(width: width)]) + rows(of: text, .strong)
    }

    /// Rows with `text`, wrapped, from `column` on.
    public func rows(
        of text: String, _ style: FrameRow.Style = .plain, from column: Int = Self.margin
    ) -> [FrameRow] {
        if text.isPlain, text.utf8.count <= width - column { return [row(of: text, style, column)] }
        return text.wrapped(toColumns: max(width - column, 1)).map { row(of: $0, style, column) }
    }

    private func row(of text: String, _ style: FrameRow.Style, _ column: Int) -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: column)
        row.add(text, style)
        return row
    }

    /// The same for this many columns.
    func resized(to width: Int) -> DrawingContext {
        var context = self
        context.width = width
        return context
    }

    /// The drawing of `control`, with its note below.
    func drawing(of control: Control) -> Drawing {
        let note = control.note(in: wording)
        let below = note.isEmpty ? [] : noteRows(note, isError: control.hasError)
        var context = self
        let look = control.look
        if look.fillsHeight { context.height -= below.count }
        var drawing = look.draw(in: context)
        if isNarrow, look.isLabelled { addLabel(of: control, above: &drawing) }
        if isFocused { highlight(&drawing) }
        if below.isEmpty { return drawing }
        drawing.rows += below
        if control.hasError {
            drawing.passingRows += below.count - noteRows(control.hint, isError: false).count
        }
        return drawing
    }

    /// The least number of columns for a note beside the labels.
    private static let leastNote = 30

    /// The rows of an error or a hint, below the value if there is room.
    private func noteRows(_ note: String, isError: Bool) -> [FrameRow] {
        if note.isEmpty { return [] }
        let isBeside = width - valueColumn >= Self.leastNote
        let column = isBeside ? valueColumn : min(valueColumn, Self.margin + 2)
        return rows(of: note, isError ? .error : .faint, from: column)
    }

    /// Makes the focus row a bar if it has the marker, or else the first row if that has it.
    private func highlight(_ drawing: inout Drawing) {
        let marker = isUnicode ? Symbols.unicode.markerGlyph : Symbols.ascii.markerGlyph
        for index in [drawing.focusRow, 0] where index < drawing.rows.count {
            if drawing.rows[index].highlight(ifMarkedBy: marker) { return }
        }
    }

    private var valueRow: FrameRow {
        var row = FrameRow(width: width)
        row.skip(to: valueColumn)
        return row
    }

    private func addLabel(of control: Control, above drawing: inout Drawing) {
        var label = row
        label.add(control.label, control.isEnabled ? .plain : .disabled)
        drawing.rows.insert(label, at: 0)
        drawing.cursor?.row += 1
        drawing.focusRow += 1
    }
}
