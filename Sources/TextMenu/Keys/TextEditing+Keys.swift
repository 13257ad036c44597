public import WaylineInterface

extension TextEditing {
    /// Returns whether `input` edits a text, or moves in it.
    public static func takes(_ input: KeyCommand.Input) -> Bool { Step(input) != nil }

    /// Edits the text as `input` says. A command that is not for texts changes nothing.
    public mutating func apply(_ input: KeyCommand.Input) {
        if let step = Step(input) { apply(step) } else { deselect() }
    }
}

extension TextEditing.Step {
    /// Creates the step that `input` means; nil if it is not for texts.
    init?(_ input: KeyCommand.Input) {
        switch input {
        case .text(let text): self = .insert(text)
        case .pasted(let text): self = .paste(text)
        case .command(let command):
            guard let step = Self.steps[command] else { return nil }
            self = step
        }
    }

    private static let steps: [KeyCommand: Self] = [
        .deleteBackward: .deleteBackward, .deleteForward: .deleteForward,
        .deleteWordBackward: .deleteWordBackward, .deleteWordForward: .deleteWordForward,
        .deleteToStart: .deleteToStart, .deleteToEnd: .deleteToEnd, .left: .left,
        .right: .right, .wordLeft: .wordLeft, .wordRight: .wordRight, .first: .lineStart,
        .last: .lineEnd, .selectLeft: .selectLeft, .selectRight: .selectRight,
        .selectWordLeft: .selectWordLeft, .selectWordRight: .selectWordRight,
        .selectToStart: .selectToStart, .selectToEnd: .selectToEnd, .undoEdit: .undo,
        .redoEdit: .redo,
    ]
}
