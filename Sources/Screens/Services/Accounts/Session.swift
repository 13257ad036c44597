/// Who is logged in. It holds no token: what proves it stays in the service.
public struct Session: Hashable, Codable, Sendable {
    /// What the user logs in with.
    public let email: String

    /// What the user is called.
    public let name: String
    /// The user's own profile.
    public let profile: Profile.ID
    /// Whether the password may stay as it is.
    public let status: AccountStatus

    /// The session of a user who has proved to be one.
    public init(email: String, name: String, profile: Profile.ID, status: AccountStatus) {
        self.email = email
        self.name = name
        self.profile = profile
        self.status = status
    }
}
