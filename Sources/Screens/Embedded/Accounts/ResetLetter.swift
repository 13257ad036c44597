public import Coordination

/// What a user is sent who forgot the password.
public struct ResetLetter: Sendable {
    /// Whom it is for.
    public let email: String
    /// As it is to be typed.
    @Secret public var code: String
    /// For how long the code is good.
    public let minutes: Int

    /// A letter with a code.
    public init(email: String, code: String, minutes: Int) {
        self.email = email
        self.code = code
        self.minutes = minutes
    }
}
