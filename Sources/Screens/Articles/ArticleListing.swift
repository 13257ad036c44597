/// What the service has answered last.
struct ArticleListing {
    /// The ranking that was asked for.
    let ranking: Ranking
    let articles: [Article]

    static let none = ArticleListing(ranking: .viewed, articles: [])

    /// All sections that there are articles in.
    var sections: [String] { Set(articles.map(\.section)).sorted() }

    func reference(to article: Article) -> ArticleReference {
        ArticleReference(id: article.id, title: article.title, ranking: ranking)
    }
}
