/// An article with the values that a ranking gives.
public struct Article: Identifiable, Hashable, Codable, Sendable {
    public let id: Int

    /// The title, in one line.
    public let title: String

    /// The summary, in a few sentences; may be empty.
    public let summary: String

    /// The text; empty if a service gives only the summary.
    public let body: String

    /// The author, e.g. "By Lan Pham"; may be empty.
    public let byline: String

    /// The section of the newspaper.
    public let section: String

    /// The day of publication.
    public let published: Day

    /// The topics of the article.
    public let keywords: [String]
    /// The address of the complete article.
    public let address: String

    /// The pictures, in the order of the article.
    public let pictures: [ArticlePicture]

    /// An article as a service knows it.
    public init(
        id: Int, title: String, summary: String, body: String = "", byline: String,
        section: String, published: Day, keywords: [String] = [], address: String,
        pictures: [ArticlePicture] = []
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.body = body
        self.byline = byline
        self.section = section
        self.published = published
        self.keywords = keywords
        self.address = address
        self.pictures = pictures
    }
}

/// A picture of an article.
public struct ArticlePicture: Hashable, Codable, Sendable {
    /// The description of the picture.
    public let caption: String

    /// The owner of the copyright.
    public let copyright: String

    /// The address of the picture.
    public let address: String

    /// A picture at an address.
    public init(caption: String, copyright: String, address: String) {
        self.caption = caption
        self.copyright = copyright
        self.address = address
    }
}
