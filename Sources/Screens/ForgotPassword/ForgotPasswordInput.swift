/// What the flow of a forgotten password begins with: the email as far as it is known.
public struct ForgotPasswordInput: Hashable, Codable, Sendable {
    /// What the user has typed as the email so far.
    public let email: String

    /// A flow that begins with this email.
    public init(email: String) {
        self.email = email
    }
}
