import WaylineInterface
import WaylineText

/// The look of a `Button`, and of each control that a press does not turn on or off.
class ButtonLook: ControlLook {
    unowned let button: any PressInput

    init(_ button: any PressInput) {
        self.button = button
        super.init(button)
    }

    override var isAnimated: Bool { button.isWorking }

    override func draw(in context: DrawingContext) -> Drawing {
        var rows = labelRows(in: context)
        let last = rows.count - 1
        if context.key.columns > 1 { rows[last].add("  \(context.key)", .faint) }
        addState(to: &rows[last], in: context)
        // A bar begins at the marker, which only the first row has.
        if context.isFocused {
            let start = DrawingContext.margin
            for index in rows.indices.dropFirst() { rows[index].makeBar(from: start) }
        }
        return Drawing(rows)
    }

    /// The rows of the label. They leave room for the key, and for the sign of work, so that no row
    /// moves when the work begins.
    private func labelRows(in context: DrawingContext) -> [FrameRow] {
        let isUsable = button.isEnabled && !button.isWorking
        let style: FrameRow.Style = !isUsable ? .disabled : button.isDefault ? .button : .plain
        let (start, end) = button.isDefault ? ("[ ", " ]") : ("", "")
        let key = context.key.columns > 1 ? context.key.columns + 2 : 0
        let room = context.width - DrawingContext.margin - start.utf8.count - end.utf8.count
        let lines = button.label.lines(ofColumns: room - key - Self.columnsOfSign)
        return lines.enumerated().map { index, line in
            let before = index == 0 ? start : String(repeating: " ", count: start.utf8.count)
            let after = index == lines.count - 1 ? end : ""
            var row = index == 0 ? context.row : FrameRow(width: context.width)
            row.skip(to: DrawingContext.margin)
            row.add(before + line + after, style)
            return row
        }
    }

    /// The columns of the sign of work, with a blank before it.
    private static let columnsOfSign = 2

    /// Adds a sign that it works, or else its state in words.
    final func addState(to row: inout FrameRow, in context: DrawingContext) {
        let state = button.isWorking ? "" : button.stateText(in: context.wording)
        if state.isEmpty, !button.isWorking { return }
        row.skip(1)
        if button.isWorking { row.add(context.spinnerSign, .accent) } else { row.add(state) }
    }

    override func handle(_ command: KeyCommand) -> Bool {
        guard command == .choose || command == .mark else { return false }
        button.press()
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[.choose])]
    }
}

/// The look of a `Toggle`, and of each control that a press turns on or off.
final class ToggleLook: ButtonLook {
    override var isLabelled: Bool { true }

    override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(button)
        let isOn = button.position == true
        row.add(context.text(of: isOn ? .on : .off), isOn ? .accent : .plain)
        addState(to: &row, in: context)
        return Drawing([row])
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[.turnOnOrOff])]
    }
}

/// The look of the heading of a section that the user opens and closes.
final class SectionHeadingLook: ButtonLook {
    override func draw(in context: DrawingContext) -> Drawing {
        let isOpen = button.position == true
        let isRow = (button as? SectionHeading)?.isRow == true
        var row = context.row
        row.add(button.label, isRow && !isOpen ? .plain : .strong)
        row.skip(1)
        row.add(context.text(of: isOpen ? .opened : .closed), .faint)
        if isRow { return Drawing([row]) }
        var drawing = Drawing([FrameRow(width: context.width), row])
        drawing.focusRow = 1
        return drawing
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.choose, wording[button.position == true ? .close : .open])]
    }
}
