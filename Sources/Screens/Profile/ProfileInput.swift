/// Whose profile, or whose friends, a screen shows.
public struct ProfileInput: Hashable, Codable, Sendable {
    /// Nil for the user's own.
    public let id: Profile.ID?

    public init(id: Profile.ID? = nil) {
        self.id = id
    }
}
