/// An article as a list names it.
public struct ArticleReference: Identifiable, Hashable, Codable, Sendable {
    public let id: Article.ID

    /// As the list shows it.
    public let title: String

    /// The ranking that it was found in.
    public let ranking: Ranking

    /// What a list knows of an article.
    public init(id: Article.ID, title: String, ranking: Ranking) {
        self.id = id
        self.title = title
        self.ranking = ranking
    }
}
