/// What the step of the code needs to know: whom the code was sent to.
public struct ResetCodeInput: Hashable, Codable, Sendable {
    public let email: String

    public init(email: String) {
        self.email = email
    }
}
