/// Whose profile, or whose friends, a screen shows.
public struct ProfileInput: Hashable, Codable, Sendable {
    /// Nil for the user's own.
    public let id: Profile.ID?

    /// What the person is called, where that is known before the profile is: the screen's title.
    public let name: String?

    /// The profile of that number, or the user's own.
    public init(id: Profile.ID? = nil, name: String? = nil) {
        self.id = id
        self.name = name
    }

    init(_ friend: Friend) {
        self.init(id: friend.id, name: friend.name)
    }
}
