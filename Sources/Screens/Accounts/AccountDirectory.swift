/// Knows which accounts there are, and no more.
public protocol AccountDirectory: Sendable {
    /// The status of the account; nil if there is none with this email and password.
    func status(email: String, password: String) async -> AccountStatus?
}
