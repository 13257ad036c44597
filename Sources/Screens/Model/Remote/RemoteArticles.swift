/// Articles behind an API, in the format of the New York Times' Most Popular API.
struct RemoteArticles: ArticleService {
    let client: APIClient

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        let path = "/svc/mostpopular/v2/\(ranking.rawValue)/\(period.rawValue).json"
        return try await articles(path) { _ in nil }
    }

    /// Returns one article. The Most Popular API has no such call: this one returns a list of one
    /// article, in the same format.
    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        let articles = try await articles("/articles/\(id).json") { refusal in
            refusal.error == .unknown ? .unknownArticle(id) : nil
        }
        guard let article = articles.first(where: { $0.id == id }) else {
            throw .unknownArticle(id)
        }
        return article
    }

    private func articles(
        _ path: String, orFail failure: (Refusal) -> ArticleError?
    ) async throws(ArticleError) -> [Article] {
        try await client.fetch(.get(path), as: PopularArticles.self, orFail: failure)
            .results.map(\.article)
    }
}

/// A list of articles, in the format of the Most Popular API.
struct PopularArticles: Decodable, Sendable {
    let results: [PopularArticle]
}

/// An article, in the format of the Most Popular API, without the values that the app does not
/// show.
struct PopularArticle: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case id, title, abstract, body, byline, section, url, media
        case published = "published_date"
        case keywords = "adx_keywords"
    }

    let id: Int
    let title: String
    let abstract: String

    /// The text, which the API of the newspaper itself does not give.
    let body: String?
    let byline: String
    let section: String
    let published: Day
    /// All keywords of any kind, separated by semicolons.
    let keywords: String
    let url: String
    let media: [PopularMedium]?

    var article: Article {
        Article(
            id: id, title: title, summary: abstract, body: body ?? "", byline: byline,
            section: section, published: published,
            keywords: keywords.split(separator: ";").map(String.init),
            address: url, pictures: (media ?? []).compactMap(\.picture))
    }
}

/// A picture or a video of an article, in the format of the Most Popular API.
struct PopularMedium: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case type, caption, copyright
        case sizes = "media-metadata"
    }

    struct Size: Decodable, Sendable {
        let url: String
        let width: Int
    }

    let type: String
    let caption: String
    let copyright: String
    let sizes: [Size]

    /// The picture in its largest size; nil if this is not a picture.
    var picture: ArticlePicture? {
        guard type == "image", let largest = sizes.max(by: { $0.width < $1.width }) else {
            return nil
        }
        return ArticlePicture(caption: caption, copyright: copyright, address: largest.url)
    }
}
