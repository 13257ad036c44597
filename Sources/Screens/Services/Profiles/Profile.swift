/// What everybody may see of a user.
public struct Profile: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public let name: String
    /// A line about the person; may be empty.
    public let headline: String
    public let place: String
    public let joined: Day
    /// How the person stands to the user who is logged in.
    public let friendship: Friendship

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
