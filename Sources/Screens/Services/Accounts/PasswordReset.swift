public import Coordination

/// What a user fills in who has been sent a code.
public struct PasswordReset: Sendable {
    /// Whom the code was sent to.
    public let email: String
    /// As in the letter; spaces, hyphens and capitals make no difference.
    @Secret public var code: String
    /// The new one.
    @Secret public var password: String

    /// What is filled in, unchecked.
    public init(email: String, code: String, password: String) {
        self.email = email
        self.code = code
        self.password = password
    }
}
