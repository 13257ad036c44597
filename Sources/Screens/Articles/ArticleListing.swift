/// The last answer of the service.
struct ArticleListing {
    /// The ranking that was requested.
    let ranking: Ranking
    let articles: [Article]

    static let none = ArticleListing(ranking: .viewed, articles: [])

    /// The sections of the articles, sorted.
    var sections: [String] { Set(articles.map(\.section)).sorted() }

    func reference(to article: Article) -> ArticleReference {
        ArticleReference(id: article.id, title: article.title, ranking: ranking)
    }
}

/// A reference to an article in a list.
struct ArticleReference: Identifiable, Hashable, Codable, Sendable {
    let id: Article.ID

    /// The title of the article, as the list shows it.
    let title: String

    /// The ranking in which the article was found.
    let ranking: Ranking

    /// A reference to the article with this number.
    init(id: Article.ID, title: String, ranking: Ranking) {
        self.id = id
        self.title = title
        self.ranking = ranking
    }
}

/// A request for the most popular articles.
struct ArticleQuery: Hashable {
    let ranking: Ranking
    let period: Period
}
