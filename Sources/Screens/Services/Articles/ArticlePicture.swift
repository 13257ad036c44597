/// A picture of an article.
public struct ArticlePicture: Hashable, Codable, Sendable {
    /// What it shows.
    public let caption: String

    /// Whose it is.
    public let copyright: String

    /// Where it can be seen.
    public let address: String

    /// A picture that is elsewhere.
    public init(caption: String, copyright: String, address: String) {
        self.caption = caption
        self.copyright = copyright
        self.address = address
    }
}
