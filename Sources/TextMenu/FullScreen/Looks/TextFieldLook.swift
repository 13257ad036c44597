import WaylineInterface
import WaylineText

/// The look of a `TextField`, and of those for values of any type.
class TextFieldLook: ControlLook {
    unowned let field: TextField

    /// The columns of the start of the text and of the cursor in the last drawing.
    private var drawn: (start: Int, cursor: Int?) = (0, nil)

    init(_ field: TextField) {
        self.field = field
        super.init(field)
    }

    override var isLabelled: Bool { true }

    override var takesText: Bool { true }

    override func draw(in context: DrawingContext) -> Drawing {
        drawing(after: context.labelledRow(field), in: context)
    }

    /// Returns the drawing of the text behind what stands in `row`.
    final func drawing(after row: FrameRow, in context: DrawingContext) -> Drawing {
        let drawing = context.drawing(
            of: field.editing, after: row, placeholder: field.placeholder,
            columns: field.usualLength, isEnabled: field.isEnabled
        ) { shown($0, in: context) }
        drawn = (start: context.width - row.room, cursor: drawing.cursor?.column)
        return drawing
    }

    /// Returns the text as it is shown: bullets for a secret.
    func shown(_ text: String, in context: DrawingContext) -> String {
        field.isSecure ? String(repeating: context.symbols.bullet, count: text.count) : text
    }

    override func edit(_ inputs: [KeyCommand.Input]) {
        field.edit(inputs.compactMap(TextEditing.Step.init))
    }

    /// Moves the cursor to the place of the click.
    override func click(at position: Drawing.Position, in context: DrawingContext) {
        guard position.row == 0 else { return }
        _ = control.look.draw(in: context)
        let before = shown(field.editing.textBeforeCursor, in: context).columns
        var columns = position.column - (drawn.cursor.map { $0 - before } ?? drawn.start)
        field.moveCursor(
            to: shown(field.text, in: context).prefix {
                columns -= String($0).columns
                return columns >= 0
            }.count)
    }

    override func focusChanged() {
        field.deselectText()
    }

    /// Selects up to `index`.
    final func select(to index: Int) -> Bool {
        field.moveCursor(to: index, isSelecting: true)
        return true
    }

    override func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .selectUp where takesText: select(to: 0)
        case .selectDown where takesText: select(to: field.editing.count)
        default: false
        }
    }
}

/// The look of a `SearchField`.
final class SearchFieldLook: TextFieldLook {
    override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(field)
        row.add("/", .accent)
        row.skip(1)
        return drawing(after: row, in: context)
    }

    override func handle(_ command: KeyCommand) -> Bool {
        guard command == .cancel, !field.text.isEmpty else { return super.handle(command) }
        field.type("")
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        field.text.isEmpty ? [] : [KeyCommand.Hint(.cancel, wording[.clear])]
    }
}

/// The look of a `SecureField`: the user can ask to see the text.
final class SecureFieldLook: TextFieldLook {
    /// True until an alert comes, the focus moves or the program is suspended.
    private var isRevealed = false {
        didSet { if isRevealed != oldValue { field.touch() } }
    }

    override var showsSecret: Bool { isRevealed }

    override func shown(_ text: String, in context: DrawingContext) -> String {
        isRevealed ? text : super.shown(text, in: context)
    }

    override func handle(_ command: KeyCommand) -> Bool {
        guard command == .reveal else { return super.handle(command) }
        isRevealed.toggle()
        return true
    }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [KeyCommand.Hint(.reveal, wording[isRevealed ? .hide : .reveal])]
    }

    override func focusChanged() {
        super.focusChanged()
        isRevealed = false
    }

    override func conceal() {
        isRevealed = false
    }
}

/// The look of an app's own control with a text.
final class TextInputLook: ControlLook {
    private unowned let input: any TextInput
    private var editing: TextEditing

    init(_ input: any TextInput) {
        self.input = input
        editing = TextEditing(input.text, isMultiline: input.isMultiline)
        editing.keepsHistory = !input.isSecure
        super.init(input)
    }

    override var copiedText: String? {
        editing.selection.isEmpty ? super.copiedText : editing.selectedText
    }

    override var isLabelled: Bool { true }

    override var takesText: Bool { true }

    override func draw(in context: DrawingContext) -> Drawing {
        editing.replace(with: input.text)
        return context.drawing(
            of: editing, after: context.labelledRow(input), isEnabled: input.isEnabled
        ) { text in
            let bullet = context.symbols.bullet
            return input.isSecure ? String(repeating: bullet, count: text.count) : text
        }
    }

    override func edit(_ inputs: [KeyCommand.Input]) {
        editing.keepsHistory = !input.isSecure
        editing.replace(with: input.text)
        for input in inputs { editing.apply(input) }
        if editing.text != input.text { input.type(editing.text) } else { input.touch() }
    }
}
