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
        var row = context.row
        let style: FrameRow.Style = button.isEnabled && !button.isWorking ? .plain : .disabled
        if button.isDefault {
            row.add("[ \(button.label) ]", style == .plain ? .button : style)
        } else {
            row.add(button.label, style)
        }
        if context.key.columns > 1 { row.add("  \(context.key)", .faint) }
        addState(to: &row, in: context)
        return Drawing([row])
    }

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
