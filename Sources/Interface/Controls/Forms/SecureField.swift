/// A line of text that is never printed, logged or saved: a password. The full screen shows
/// bullets.
///
/// ```swift
/// let code = SecureField("Code")
/// ```
///
/// ![A secure field with a text.](SecureField)
public final class SecureField: TextField {
    public override var isSecure: Bool { true }

    public override var role: String { "secure text field" }
}
