/// A photo in a profile, the picture itself being elsewhere.
public struct Photo: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public let title: String
    public let taken: Day
    public let address: String

    public init(id: Int, title: String, taken: Day, address: String) {
        self.id = id
        self.title = title
        self.taken = taken
        self.address = address
    }
}
