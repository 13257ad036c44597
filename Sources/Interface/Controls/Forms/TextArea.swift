import WaylineText

/// A text of several lines. Enter begins a new line; Tab leaves the field.
///
/// ```swift
/// let note = TextArea("Note", rows: 4)
/// ```
///
/// ![A text area with two lines.](TextArea)
///
/// It always takes the same number of rows, and a longer text scrolls. In plain lines, a line with
/// only a full stop ends the text.
public final class TextArea: TextField {
    /// The number of rows that are shown.
    public let rows: Int

    /// Creates an empty text of this name, which shows this many rows.
    public init(_ label: String, rows: Int = 6, placeholder: String = "") {
        self.rows = max(rows, 1)
        super.init(label, placeholder: placeholder, isMultiline: true)
    }

    public override var role: String { "text area" }

    public override func stateText(in wording: Wording) -> String {
        text.isEmpty ? super.stateText(in: wording) : text.printableLines.joined(with: " ")
    }

    public override func lines(in wording: Wording) -> [String] {
        let lines = text.printableLines
        guard lines.count > 1 else { return super.lines(in: wording) }
        let state = isEnabled ? "" : wording[.notAvailableNow]
        let name = [spokenLabel ?? label, wording.text(role), state].joined(with: ", ")
        let note = note(in: wording)
        return [name + ":"] + lines + (note.isEmpty ? [] : [note])
    }

    public override var usualLength: Int { .max }
}
