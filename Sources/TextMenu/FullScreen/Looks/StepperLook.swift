import WaylineInterface
import WaylineText

/// The look of a `Stepper`.
final class StepperLook: TextFieldLook {
    private unowned let stepper: any StepInput

    init(_ stepper: any StepInput) {
        self.stepper = stepper
        super.init(stepper)
    }

    override var takesText: Bool { stepper.isTyping }

    override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .increase: stepper.increase()
        case .decrease: stepper.decrease()
        case .choose where stepper.isTyping:
            if !stepper.hasRefused { stepper.endTyping() }
            return false
        case .choose, .mark: stepper.beginTyping()
        case .cancel where stepper.isTyping: stepper.cancelTyping()
        default: return super.handle(command)
        }
        return true
    }

    /// Begins a number with a digit.
    override func handle(_ character: Character) -> Bool {
        guard character.isNumber else { return false }
        stepper.beginTyping()
        edit([.text(String(character))])
        return true
    }

    /// Makes a step if the click is on a sign. Otherwise lets the user type.
    override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard position.row == 0 else { return }
        if stepper.isTyping { return super.click(at: position, in: context) }
        switch position.column - context.valueColumn {
        case 0: stepper.decrease()
        case stepper.text.columns + 3: stepper.increase()
        default: stepper.beginTyping()
        }
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        stepper.isTyping
            ? [KeyCommand.Hint(.cancel, wording[.cancel])]
            : [
                KeyCommand.Hint(.increase, .decrease, wording[.change]),
                KeyCommand.Hint(.choose, wording[.type]),
            ]
    }

    override func focusChanged() {
        super.focusChanged()
        stepper.endTyping()
    }

    override func draw(in context: DrawingContext) -> Drawing {
        if stepper.isTyping { return super.draw(in: context) }
        var row = context.labelledRow(stepper)
        row.add(context.symbols.minus, stepper.isLeast ? .faint : .accent)
        row.skip(1)
        row.add(stepper.text)
        row.skip(1)
        row.add("+", stepper.isGreatest ? .faint : .accent)
        return Drawing([row])
    }
}
