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

    /// Whether something was left out that the user has filled in last.
    private var isFull = false {
        didSet { if isFull != oldValue { touch() } }
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

    /// Fills the field in with one line, as a user does. A field that is not enabled takes nothing.
    public final func type(_ text: String) {
        edit {
            $0 = TextEditing()
            $0.insert(text)
        }
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
        isFull = editing.count > limit
        if isFull { editing.keep(first: limit) }
        guard editing.text != before else { return }
        events.send(.change)
        textPublisher.send(editing.text)
    }

    public override var kind: ControlKind { .textField(self) }

    public override var isInteractive: Bool { true }

    package override func remark(in wording: Wording) -> String {
        isFull && error.isEmpty
            ? wording(.textIsFull, "\(limit)") : super.remark(in: wording)
    }

    public override var role: String { "text field" }

    public override func stateText(in wording: Wording) -> String {
        text.isEmpty ? [wording[.empty], placeholder].joined(with: ", ") : text
    }
}
