/// What the step of the code needs to know: whom the code was sent to.
public struct ResetCodeInput: Hashable, Codable, Sendable {
    /// Whom the code was sent to.
    public let email: String

    /// The step after a code was sent.
    public init(email: String) {
        self.email = email
    }
}
