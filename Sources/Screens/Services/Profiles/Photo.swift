/// A photo in a profile, the picture itself being elsewhere.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// What it shows.
    public let title: String

    /// When it was taken.
    public let taken: Day

    /// Where it can be seen.
    public let address: String

    /// A photo that is elsewhere.
    public init(id: Int, title: String, taken: Day, address: String) {
        self.id = id
        self.title = title
        self.taken = taken
        self.address = address
    }
}
