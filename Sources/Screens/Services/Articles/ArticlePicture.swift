/// A picture of an article.
public struct ArticlePicture: Hashable, Codable, Sendable {
    public let caption: String
    public let copyright: String
    public let address: String

    public init(caption: String, copyright: String, address: String) {
        self.caption = caption
        self.copyright = copyright
        self.address = address
    }
}
