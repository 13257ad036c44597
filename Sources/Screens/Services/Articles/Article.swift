/// An article, as much of it as a ranking tells.
public struct Article: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public let title: String
    public let summary: String
    /// Who wrote it, e.g. "By Lan Pham"; may be empty.
    public let byline: String
    public let section: String
    public let published: Day
    public let keywords: [String]
    /// Where the whole of it can be read.
    public let address: String
    public let pictures: [ArticlePicture]

    public init(
        id: Int, title: String, summary: String, byline: String, section: String, published: Day,
        keywords: [String] = [], address: String, pictures: [ArticlePicture] = []
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.byline = byline
        self.section = section
        self.published = published
        self.keywords = keywords
        self.address = address
        self.pictures = pictures
    }
}
