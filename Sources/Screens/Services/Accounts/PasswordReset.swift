public import Coordination

/// What a user fills in who has been sent a code.
public struct PasswordReset: Sendable {
    public let email: String
    /// As in the letter; spaces, hyphens and capitals make no difference.
    @Secret public var code: String
    @Secret public var password: String

    public init(email: String, code: String, password: String) {
        self.email = email
        self.code = code
        self.password = password
    }
}
