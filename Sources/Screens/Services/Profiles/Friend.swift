/// A friend, as a profile lists them.
public struct Friend: Identifiable, Hashable, Codable, Sendable {
    public let id: Profile.ID
    public let name: String
    public let headline: String

    public init(id: Profile.ID, name: String, headline: String) {
        self.id = id
        self.name = name
        self.headline = headline
    }
}
