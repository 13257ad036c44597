/// Who is logged in. It holds no token: what proves it stays in the service.
public struct Session: Hashable, Codable, Sendable {
    public let email: String
    public let name: String
    /// The user's own profile.
    public let profile: Profile.ID
    /// Whether the password may stay as it is.
    public let status: AccountStatus

    public init(email: String, name: String, profile: Profile.ID, status: AccountStatus) {
        self.email = email
        self.name = name
        self.profile = profile
        self.status = status
    }
}
