import Screens

/// An article, in the format that the New York Times documents for its Most Popular API, and
/// its text.
struct ArticleReply: Encodable {
    private enum CodingKeys: String, CodingKey {
        case uri, url, id, source, updated, section, subsection, byline, type, title, abstract,
            body,
            media
        case assetID = "asset_id"
        case published = "published_date"
        case keywords = "adx_keywords"
        case subjects = "des_facet"
        case organisations = "org_facet"
        case people = "per_facet"
        case places = "geo_facet"
        case number = "eta_id"
    }

    private let uri: String
    private let url: String
    private let id: Int
    private let assetID: Int
    private let source = "Wayline"
    private let published: Day
    private let updated: String
    private let section: String
    private let subsection = ""
    private let keywords: String
    private let byline: String
    private let type = "Article"
    private let title: String
    private let abstract: String
    private let body: String
    private let subjects: [String]
    private let organisations: [String] = []
    private let people: [String] = []
    private let places: [String] = []
    private let media: [MediumReply]
    private let number = 0

    init(_ article: Article) {
        uri = "wayline://article/\(article.id)"
        url = article.address
        id = article.id
        assetID = article.id
        published = article.published
        updated = "\(article.published) 06:00:00"
        section = article.section
        keywords = article.keywords.joined(separator: ";")
        byline = article.byline
        title = article.title
        abstract = article.summary
        body = article.body
        subjects = article.keywords
        media = article.pictures.map(MediumReply.init)
    }
}
