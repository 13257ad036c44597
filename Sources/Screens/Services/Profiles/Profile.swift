/// What everybody may see of a user.
public struct Profile: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// What the person is called.
    public let name: String
    /// A line about the person; may be empty.
    public let headline: String

    /// Where the person lives; may be empty.
    public let place: String

    /// Since when there is a profile.
    public let joined: Day
    /// How the person stands to the user who is logged in.
    public let friendship: Friendship

    /// A profile as a service knows it.
    public init(
        id: Int, name: String, headline: String, place: String, joined: Day, friendship: Friendship
    ) {
        self.id = id
        self.name = name
        self.headline = headline
        self.place = place
        self.joined = joined
        self.friendship = friendship
    }
}
