/// An article, as much of it as a ranking tells.
public struct Article: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// In one line.
    public let title: String

    /// In a few sentences; may be empty.
    public let summary: String
    /// Who wrote it, e.g. "By Lan Pham"; may be empty.
    public let byline: String

    /// Where it stands in the newspaper.
    public let section: String

    /// When it came out.
    public let published: Day

    /// What it is about.
    public let keywords: [String]
    /// Where the whole of it can be read.
    public let address: String

    /// In the order of the article.
    public let pictures: [ArticlePicture]

    /// An article as a service knows it.
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
