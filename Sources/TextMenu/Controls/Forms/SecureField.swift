/// A line of text that is never printed, logged or saved: a password. The full screen shows
/// bullets.
///
/// ```swift
/// let code = SecureField("Code")
/// ```
///
/// ![A secure field with a text.](SecureField)
public final class SecureField: TextField {
    /// True while the user has asked to see the text on the full screen, until an alert comes or
    /// the program is suspended.
    public private(set) var isRevealed = false {
        didSet { if isRevealed != oldValue { touch() } }
    }

    public override var isSecure: Bool { true }

    public override var role: String { "secure text field" }

    public override func handle(_ command: KeyCommand) -> Bool {
        guard command == .reveal else { return super.handle(command) }
        isRevealed.toggle()
        return true
    }

    public override func hints(in wording: Wording) -> [KeyHint] {
        [KeyHint(.reveal, wording[isRevealed ? .hide : .reveal])]
    }

    public override func focusChanged() {
        super.focusChanged()
        isRevealed = false
    }

    public override func conceal() {
        isRevealed = false
    }

    public override func shown(_ text: String, in context: DrawingContext) -> String {
        isRevealed ? text : super.shown(text, in: context)
    }
}
