public import Binding

/// A line of text that the user fills in.
public class TextField: Control, TextInput {
    /// Publishes the whole text each time the user changes it.
    public let textPublisher = Signal<String>()

    /// The text that is shown if the field is empty.
    public var placeholder: String {
        didSet { if placeholder != oldValue { touch() } }
    }

    /// The text and the place in it where the next key goes.
    package var editing = TextEditing() {
        didSet { if editing != oldValue { touch() } }
    }

    /// The greatest number of characters that a user can fill in. The field drops the rest, and
    /// shows a remark.
    public var limit = 10_000

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
    public init(_ label: String, placeholder: String = "") {
        self.placeholder = placeholder
        super.init(label)
    }

    /// The text in the field. Setting it does not publish an edit, and leaves the cursor in its
    /// place.
    public final var text: String {
        get { editing.text }
        set { editing.replace(with: newValue) }
    }

    /// True if the text is never shown.
    public var isSecure: Bool { false }

    /// Replaces the text with one line, as a user does. A disabled field ignores it. A secure field
    /// refuses a line with control characters, ends of lines, marks for the direction of text or
    /// U+FFFD, which stands for bytes that are not UTF-8: nobody can see them in it.
    public final func type(_ text: String) {
        change(by: [.text(text)]) { $0 = TextEditing() }
    }

    /// True if nothing of the last input was accepted.
    public final var hasRefused: Bool {
        switch refusal {
        case .hasControls, .isNotUTF8, .isCut: true
        case .isFull, nil: false
        }
    }

    /// Refuses a line whose end is lost, since a terminal keeps `limit` bytes at most.
    public final func refuseCut(at limit: Int) {
        refusal = .isCut(limit: limit)
    }

    /// Keeps the text and `observable` equal, the observable's value first.
    public final func bind(bothWays observable: Observable<String>) -> AnyCancellable {
        bind(\TextField.text, on: self, textPublisher, bothWays: observable)
    }

    /// Changes the text or moves the cursor, as a user does. Publishes the text once.
    public final override func edit(_ inputs: [KeyInput]) {
        change(by: inputs)
    }

    /// Applies `inputs` after `preparation`, unless one of them is refused.
    private func change(
        by inputs: [KeyInput], after preparation: (inout TextEditing) -> Void = { _ in }
    ) {
        guard isEnabled else { return }
        let inputs = isSecure ? inputs.map(\.withoutLineEnd) : inputs
        if isSecure, let reason = inputs.lazy.compactMap(Refusal.init).first {
            return refusal = reason
        }
        let before = editing.text
        var changed = editing
        preparation(&changed)
        for input in inputs { changed.apply(input) }
        refusal = changed.count > limit ? .isFull : nil
        if refusal != nil { changed.keep(first: limit) }
        editing = changed
        guard editing.text != before else { return }
        events.send(.change)
        textPublisher.send(editing.text)
    }

    public override var input: ControlInput { .text(self) }

    public override var isLabelled: Bool { true }

    public override var takesText: Bool { true }

    public override func remark(in wording: Wording) -> String {
        switch refusal {
        case .hasControls: wording[.textHasControls]
        case .isNotUTF8: wording[.textIsNotUTF8]
        case .isCut(let limit): wording(.textIsCut, "\(limit)")
        case .isFull where error.isEmpty: wording(.textIsFull, "\(limit)")
        case .isFull, nil: super.remark(in: wording)
        }
    }

    public override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        let before =
            context.isFocused ? shown(editing.textBeforeCursor, by: context.symbols).columns : 0
        let first = max(before + 1 - max(row.room, 1), 0)
        if text.isEmpty {
            row.add(placeholder, .faint)
        } else {
            let shown = shown(text, by: context.symbols)
            row.add(shown.visible(inColumns: first..<first + max(row.room, 0)), .plain)
        }
        guard context.isFocused else { return Drawing([row]) }
        let column = min(context.valueColumn + before - first, context.width - 1)
        return Drawing([row], cursor: .init(row: 0, column: column))
    }

    /// Moves the cursor to the place of the click.
    public override func click(at position: Drawing.Position, in context: DrawingContext) {
        let text = shown(self.text, by: context.symbols)
        let before = shown(editing.textBeforeCursor, by: context.symbols).columns
        let first = max(before + 1 - max(context.width - context.valueColumn, 1), 0)
        let target = position.column - context.valueColumn + first
        var columns = 0
        let count = text.prefix {
            columns += String($0).columns; return columns <= target
        }.count
        editing.move(to: count)
    }

    /// The text as the full screen shows it.
    func shown(_ text: String, by symbols: Symbols) -> String { text }

    public override var role: String { "text field" }

    public override func stateText(in wording: Wording) -> String {
        text.isEmpty ? [wording[.empty], placeholder].joined(with: ", ") : text
    }
}

extension TextField.Refusal {
    /// Creates the reason why a secure field cannot accept the input; nil if it can.
    fileprivate init?(_ input: KeyInput) {
        guard case .text(let text) = input else { return nil }
        if text.unicodeScalars.contains("\u{FFFD}") {
            self = .isNotUTF8
        } else if text.unicodeScalars.contains(where: \.isControl) {
            self = .hasControls
        } else {
            return nil
        }
    }
}

extension KeyInput {
    /// The input without the line end that a copied line often includes.
    fileprivate var withoutLineEnd: KeyInput {
        guard case .text(let text) = self, text.last?.isNewline == true else { return self }
        return .text(String(text.dropLast()))
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

/// A line of text that is never spoken, logged or saved: a password. The full screen shows bullets.
public final class SecureField: TextField {
    /// True while the user has asked to see the text on the full screen.
    public private(set) var isRevealed = false {
        didSet { if isRevealed != oldValue { touch() } }
    }

    public override var isSecure: Bool { true }

    public override var role: String { "secure text field" }

    public override func stateText(in wording: Wording) -> String {
        wording[text.isEmpty ? .empty : .filledIn]
    }

    public override func handle(_ command: KeyCommand) -> Bool {
        guard command == .reveal else { return super.handle(command) }
        isRevealed.toggle()
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        [KeyHint(.reveal, wording[isRevealed ? .hide : .reveal])]
    }

    public override func focusChanged() {
        isRevealed = false
    }

    override func shown(_ text: String, by symbols: Symbols) -> String {
        isRevealed ? text : String(repeating: symbols.bullet, count: text.count)
    }
}
