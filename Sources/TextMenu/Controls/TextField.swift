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

    /// Why not all of what the user has filled in last was taken.
    private var refusal: Refusal? {
        didSet { if refusal != oldValue { touch() } }
    }

    private enum Refusal {
        case isFull
        case hasControls
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
    /// refuses a line with control characters, since nobody sees them in it.
    public final func type(_ text: String) {
        insert(text) { $0 = TextEditing() }
    }

    /// Inserts `text`, typed or pasted at once, after `change` has edited the field.
    package final func insert(_ text: String, after change: (inout TextEditing) -> Void = { _ in })
    {
        guard isEnabled else { return }
        if isSecure && text.contains(where: \.isControl) { return refusal = .hasControls }
        edit {
            change(&$0)
            $0.insert(text)
        }
    }

    /// Whether nothing of what the user has filled in last was taken.
    package final var hasRefused: Bool { refusal == .hasControls }

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
        case .isFull where error.isEmpty: wording(.textIsFull, "\(limit)")
        case .isFull, nil: super.remark(in: wording)
        }
    }

    public override var role: String { "text field" }

    public override func stateText(in wording: Wording) -> String {
        text.isEmpty ? [wording[.empty], placeholder].joined(with: ", ") : text
    }
}

extension Character {
    /// Whether it commands a terminal rather than being text. The end of a line is a blank in a field.
    fileprivate var isControl: Bool {
        !isNewline && unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
