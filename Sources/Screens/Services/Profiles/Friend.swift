/// A friend, as a profile lists them.
public struct Friend: Identifiable, Hashable, Codable, Sendable {
    public let id: Profile.ID

    /// What they are called.
    public let name: String

    /// A line about them; may be empty.
    public let headline: String

    /// A friend, by the number of their profile.
    public init(id: Profile.ID, name: String, headline: String) {
        self.id = id
        self.name = name
        self.headline = headline
    }
}
