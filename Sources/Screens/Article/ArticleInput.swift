/// Which article is shown.
public struct ArticleInput: Hashable, Codable, Sendable {
    public let id: Article.ID

    /// The ranking that it was found in; nil where that is not known.
    public let ranking: Ranking?

    public init(id: Article.ID, ranking: Ranking? = nil) {
        self.id = id
        self.ranking = ranking
    }

    public init(_ article: ArticleReference) {
        self.init(id: article.id, ranking: article.ranking)
    }
}
