/// What the flow of a forgotten password begins with: the email as far as it is known.
public struct ForgotPasswordInput: Hashable, Codable, Sendable {
    public let email: String

    public init(email: String) {
        self.email = email
    }
}
