public import Binding

/// A line of text that the user fills in.
public class TextField: Control {
    /// Tells the whole text each time the user has changed it.
    public let textPublisher = Signal<String>()

    /// Shown in place of an empty text.
    public var placeholder: String {
        didSet { if placeholder != oldValue { touch() } }
    }

    /// The text and the place in it where the next key goes.
    package var editing = TextEditing() {
        didSet { if editing != oldValue { touch() } }
    }

    /// How many characters a user can fill in. What is beyond is not taken, and that is remarked.
    public var limit = 10_000

    /// The reason why not all of the last input was taken.
    private var refusal: Refusal? {
        didSet { if refusal != oldValue { touch() } }
    }

    fileprivate enum Refusal: Equatable {
        case isFull
        case hasControls
        case isNotUTF8
        case isCut(limit: Int)
    }

    /// An empty field of this name.
    public init(_ label: String, placeholder: String = "") {
        self.placeholder = placeholder
        super.init(label)
    }

    /// What the field holds. Setting it is not told as an edit, and leaves the cursor where it was.
    public final var text: String {
        get { editing.text }
        set { editing.replace(with: newValue) }
    }

    /// Whether what is typed is kept from view.
    public var isSecure: Bool { false }

    /// Replaces the text with one line, as a user does. A disabled field ignores it. A secure field
    /// refuses a line with control characters, ends of lines, marks for the direction of text or
    /// U+FFFD, which stands for bytes that are not UTF-8: nobody sees them in it.
    public final func type(_ text: String) {
        insert(text) { $0 = TextEditing() }
    }

    /// Inserts `text`, typed or pasted at once, after `change` has edited the field.
    package final func insert(_ text: String, after change: (inout TextEditing) -> Void = { _ in })
    {
        guard isEnabled else { return }
        // A line is often copied with its end.
        let text = isSecure && text.last?.isNewline == true ? String(text.dropLast()) : text
        if isSecure, let reason = Refusal(of: text) { return refusal = reason }
        edit {
            change(&$0)
            $0.insert(text)
        }
    }

    /// True if nothing of the last input was taken.
    package final var hasRefused: Bool {
        switch refusal {
        case .hasControls, .isNotUTF8, .isCut: true
        case .isFull, nil: false
        }
    }

    /// Refuses a line whose end is lost, since a terminal keeps `limit` bytes at most.
    package final func refuseCut(at limit: Int) {
        refusal = .isCut(limit: limit)
    }

    /// Ends the text, as a user does with the enter key.
    public final func submit() {
        if isEnabled { events.send(.submit) }
    }

    /// Keeps the text and `observable` equal, the observable's value first.
    public final func bind(bothWays observable: Observable<String>) -> AnyCancellable {
        bind(\TextField.text, on: self, textPublisher, bothWays: observable)
    }

    /// Has the user change the text, or move in it.
    package final func edit(_ change: (inout TextEditing) -> Void) {
        guard isEnabled else { return }
        let before = editing.text
        change(&editing)
        refusal = editing.count > limit ? .isFull : nil
        if refusal != nil { editing.keep(first: limit) }
        guard editing.text != before else { return }
        events.send(.change)
        textPublisher.send(editing.text)
    }

    public override var kind: ControlKind { .textField(self) }

    public override var isInteractive: Bool { true }

    package override func remark(in wording: Wording) -> String {
        switch refusal {
        case .hasControls: wording[.textHasControls]
        case .isNotUTF8: wording[.textIsNotUTF8]
        case .isCut(let limit): wording(.textIsCut, "\(limit)")
        case .isFull where error.isEmpty: wording(.textIsFull, "\(limit)")
        case .isFull, nil: super.remark(in: wording)
        }
    }

    public override var role: String { "text field" }

    public override func stateText(in wording: Wording) -> String {
        text.isEmpty ? [wording[.empty], placeholder].joined(with: ", ") : text
    }
}

extension TextField.Refusal {
    /// The reason why the text may not be what was typed; nil if there is no reason.
    fileprivate init?(of text: String) {
        if text.unicodeScalars.contains("\u{FFFD}") {
            self = .isNotUTF8
        } else if text.unicodeScalars.contains(where: \.isControl) {
            self = .hasControls
        } else {
            return nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether it commands a terminal, ends a line or turns the direction of text. Other scalars that
    /// are not seen, such as joiners, belong to emoji and letters.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
