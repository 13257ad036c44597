/// An article, as the Most Popular API answers it; what the app does not show is left out.
struct PopularArticle: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id, title, abstract, byline, section, url, media
        case published = "published_date"
        case keywords = "adx_keywords"
    }

    let id: Int
    let title: String
    let abstract: String
    let byline: String
    let section: String
    let published: Day
    /// All keywords, whatever they are of, with semicolons between them.
    let keywords: String
    let url: String
    let media: [PopularMedium]?

    var article: Article {
        Article(
            id: id, title: title, summary: abstract, byline: byline, section: section,
            published: published, keywords: keywords.split(separator: ";").map(String.init),
            address: url, pictures: (media ?? []).compactMap(\.picture))
    }
}
