/// Knows the most popular articles. It takes a session.
public protocol ArticleService: Sendable {
    /// The most popular ones, the most popular first. There may be none.
    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article]

    /// One article that is in a ranking.
    func article(_ id: Article.ID) async throws(ArticleError) -> Article
}
