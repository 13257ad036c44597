public import Binding
import WaylineText

/// A line of text that the user fills in.
///
/// A field of your own for a kind of text is a subclass.
///
/// ```swift
/// let name = TextField("Name", placeholder: "we call it out")
/// let table = TextField("Table")
/// table.hint = "the number on the lamp"
/// ```
///
/// ![Two text fields. One has a placeholder, and the other a hint.](TextField)
open class TextField: Control, TextInput {
    /// Publishes the whole text each time the user changes it.
    public let textPublisher = Signal<String>()

    /// The text that is shown if the field is empty.
    public final var placeholder: String {
        didSet { if placeholder != oldValue { touch() } }
    }

    /// The text and the place in it where the next key goes.
    public private(set) final var editing: TextEditing {
        didSet { if isSecure { secret = text.isEmpty ? nil : secret ?? SecretText() } }
    }

    /// Exists while a secure field has a text.
    private var secret: SecretText?

    /// The greatest number of characters that a user can fill in. The field drops the rest, and
    /// shows a note.
    public final var limit = 10_000

    /// The reason why a part of the last input was not accepted.
    private var refusal: Refusal? {
        didSet { if refusal != oldValue { touch() } }
    }

    fileprivate enum Refusal: Equatable {
        case isFull
        case hasControls
        case isNotUTF8
        case isCut(limit: Int)
    }

    /// Creates an empty field of this name.
    public init(_ label: String, placeholder: String = "", isMultiline: Bool = false) {
        self.placeholder = placeholder
        editing = TextEditing(isMultiline: isMultiline)
        super.init(label)
    }

    /// The text in the field. Setting it does not publish an edit, and leaves the cursor in its
    /// place.
    public final var text: String {
        get { editing.text }
        set {
            forgetAwaited()
            show(newValue)
        }
    }

    /// Shows this text, and keeps a saved value that waits.
    final func show(_ text: String) {
        guard text != editing.text else { return }
        update { $0.replace(with: text) }
        refusal = nil
        textChanged(byUser: false)
    }

    /// True if line feeds stay in the text.
    public final var isMultiline: Bool { editing.isMultiline }

    /// Moves the cursor after this many characters. If `isSelecting`, selects what it passes.
    public final func moveCursor(to index: Int, isSelecting: Bool = false) {
        update { $0.moveCursor(to: index, isSelecting: isSelecting) }
    }

    /// Selects the whole text, until the next key: typing replaces it.
    public final func selectText() {
        update { $0.selectAll() }
    }

    /// The selected text, or else the whole text; nil for a secret.
    open override var copiedText: String? {
        if isSecure { return nil }
        return editing.selection.isEmpty ? text : editing.selectedText
    }

    /// True if the text is shown as bullets, and never printed, logged or saved.
    open var isSecure: Bool { false }

    /// Called after each change of the text; a change by the user is published after that.
    open func textChanged(byUser isByUser: Bool) {}

    /// Replaces the text, as a user does. A disabled field ignores it. A secure field
    /// refuses a line with control characters, ends of lines, marks for the direction of text or
    /// U+FFFD, which stands for bytes that are not UTF-8: they would be invisible.
    open func type(_ text: String) {
        fill(with: text)
    }

    /// Replaces the text, as a user does, even if a typed character would act as a command.
    final func fill(with text: String) {
        change(by: text == self.text ? [] : [.paste(text)], after: { $0.selectAll() })
    }

    /// True if Enter in it, as the last field of a form, presses the default button.
    open var endsForm: Bool { !isMultiline }

    /// True if it searches the page: the key of the filter gives it the focus.
    open var isSearch: Bool { false }

    /// True if nothing of the last input was accepted.
    open var hasRefused: Bool {
        switch refusal {
        case .hasControls, .isNotUTF8, .isCut: true
        case .isFull, nil: false
        }
    }

    /// Returns whether the text would be valid here. By default, any text is.
    open func canTake(_ text: String) -> Bool { true }

    /// Refuses a line that the terminal has cut after `limit` bytes.
    public final func refuseCut(at limit: Int) {
        refusal = .isCut(limit: limit)
    }

    /// Keeps the text and `observable` equal, the observable's value first.
    public final func bind(bothWays observable: Observable<String>) -> AnyCancellable {
        bind(\TextField.text, on: self, textPublisher, bothWays: observable)
    }

    /// Changes the text or moves the cursor, as a user does. Publishes the text once.
    public final func edit(_ steps: [TextEditing.Step]) {
        change(by: steps)
    }

    /// Selects nothing.
    public final func deselectText() {
        update { $0.deselect() }
    }

    /// Applies `steps` after `preparation`, unless one of them is refused.
    private func change(
        by steps: [TextEditing.Step], after preparation: (inout TextEditing) -> Void = { _ in }
    ) {
        guard isEnabled else { return }
        let steps = isSecure ? steps.map(\.withoutLineEnd) : steps
        if isSecure, let reason = steps.lazy.compactMap(Refusal.init).first {
            return refusal = reason
        }
        let (before, count, limit, isSecure) = (text, editing.count, limit, isSecure)
        var isFull = false
        update { editing in
            if isSecure { editing.keepsHistory = false }
            preparation(&editing)
            for step in steps where !editing.apply(step, limit: limit) { isFull = true }
            if steps.isEmpty { editing.deselect() }
        }
        refusal = isFull ? .isFull : nil
        guard editing.count != count || text != before else { return }
        textChanged(byUser: true)
        events.send(.change)
        textPublisher.send(editing.text)
    }

    /// Changes the text, the cursor or the selection. Touches the field if it looks different.
    private func update(_ change: (inout TextEditing) -> Void) {
        let (text, cursor, selection) = (editing.text, editing.cursor, editing.selection)
        change(&editing)
        let isSame = editing.cursor == cursor && editing.selection == selection
        if !isSame || editing.text != text { touch() }
    }

    open override var saved: String? { isSecure ? nil : text }

    open override func restore(_ saved: String) {
        guard !isSecure else { return }
        fill(with: saved)
        editing.forgetHistory()
    }

    open override var input: Control.Input { .text(self) }

    open override func note(in wording: Wording) -> String {
        switch refusal {
        case .hasControls: wording[.textHasControls]
        case .isNotUTF8: wording[.textIsNotUTF8]
        case .isCut(let limit): wording(.textIsCut, "\(limit)")
        case .isFull where error.isEmpty: wording(.textIsFull, "\(limit)")
        case .isFull, nil: super.note(in: wording)
        }
    }

    /// The usual length of its text. A front end makes its box this wide, if there is room.
    open var usualLength: Int { 60 }

    open override var role: String { "text field" }

    open override func stateText(in wording: Wording) -> String {
        if isSecure { return wording[text.isEmpty ? .empty : .filledIn] }
        return text.isEmpty ? [wording[.empty], placeholder].joined(with: ", ") : text
    }
}

extension TextField.Refusal {
    /// Creates the reason why a secure field cannot accept the input; nil if it can.
    fileprivate init?(_ step: TextEditing.Step) {
        guard let text = step.newText else { return nil }
        if text.unicodeScalars.contains("\u{FFFD}") {
            self = .isNotUTF8
        } else if text.unicodeScalars.contains(where: \.isControl) {
            self = .hasControls
        } else {
            return nil
        }
    }
}

extension TextEditing.Step {
    /// The step without the line end that a copied line often includes.
    fileprivate var withoutLineEnd: Self {
        guard let text = newText, text.last?.isNewline == true else { return self }
        return .paste(String(text.dropLast()))
    }

    /// The text that it inserts; nil if it inserts none.
    fileprivate var newText: String? {
        switch self {
        case .insert(let text), .paste(let text): text
        case .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd, .selectLeft, .selectRight,
            .selectWordLeft, .selectWordRight, .selectToStart, .selectToEnd, .deleteBackward,
            .deleteForward, .deleteWordBackward, .deleteWordForward, .deleteToStart, .deleteToEnd,
            .undo, .redo:
            nil
        }
    }
}

extension Unicode.Scalar {
    /// True if it controls a terminal, ends a line or changes the direction of text. Other
    /// invisible scalars, such as joiners, belong to emoji and letters.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
