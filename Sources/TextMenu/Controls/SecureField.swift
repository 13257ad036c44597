/// A line of text that is never shown, spoken or logged: a password.
public final class SecureField: TextField {
    public override var isSecure: Bool { true }

    public override var role: String { "secure text field" }

    public override func stateText(in wording: Wording) -> String {
        wording[text.isEmpty ? .empty : .filledIn]
    }
}
