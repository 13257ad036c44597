public import Binding

/// A line of text that the user fills in.
public class TextField: Control {
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
        insert(text) { $0 = TextEditing() }
    }

    /// Inserts `text`, typed or pasted at once, after `change` has edited the field.
    package final func insert(_ text: String, after change: (inout TextEditing) -> Void = { _ in })
    {
        guard isEnabled else { return }
        // A copied line often includes its line end.
        let text = isSecure && text.last?.isNewline == true ? String(text.dropLast()) : text
        if isSecure, let reason = Refusal(of: text) { return refusal = reason }
        edit {
            change(&$0)
            $0.insert(text)
        }
    }

    /// True if nothing of the last input was accepted.
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

    /// Publishes `submit`, as the enter key does.
    public final func submit() {
        if isEnabled { events.send(.submit) }
    }

    /// Keeps the text and `observable` equal, the observable's value first.
    public final func bind(bothWays observable: Observable<String>) -> AnyCancellable {
        bind(\TextField.text, on: self, textPublisher, bothWays: observable)
    }

    /// Changes the text or moves the cursor, as a user does.
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
    /// Creates the reason why a field cannot accept the typed text; nil if it can.
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
    /// True if it controls a terminal, ends a line or changes the direction of text. Other
    /// invisible scalars, such as joiners, belong to emoji and letters.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}

/// A line of text that is never shown, spoken or logged: a password.
public final class SecureField: TextField {
    public override var isSecure: Bool { true }

    public override var role: String { "secure text field" }

    public override func stateText(in wording: Wording) -> String {
        wording[text.isEmpty ? .empty : .filledIn]
    }
}
