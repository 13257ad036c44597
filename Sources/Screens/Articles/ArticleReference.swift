/// An article as a list names it.
public struct ArticleReference: Identifiable, Hashable, Codable, Sendable {
    public let id: Article.ID
    public let title: String

    /// The ranking that it was found in.
    public let ranking: Ranking

    public init(id: Article.ID, title: String, ranking: Ranking) {
        self.id = id
        self.title = title
        self.ranking = ranking
    }
}
