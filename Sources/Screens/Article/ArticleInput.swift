/// Which article is shown.
public struct ArticleInput: Hashable, Codable, Sendable {
    /// The article.
    public let id: Article.ID

    /// The ranking that it was found in; nil where that is not known.
    public let ranking: Ranking?

    /// The article of that number.
    public init(id: Article.ID, ranking: Ranking? = nil) {
        self.id = id
        self.ranking = ranking
    }

    /// The article that a list names.
    public init(_ article: ArticleReference) {
        self.init(id: article.id, ranking: article.ranking)
    }
}
