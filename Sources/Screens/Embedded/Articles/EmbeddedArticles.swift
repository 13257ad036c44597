/// Articles in the database of this machine.
struct EmbeddedArticles: ArticleService {
    let door: Doorkeeper<ArticleError>

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await door.admit { visit throws(StoreError) in
            .success(try visit.connection.articles(ranking, period))
        }
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        try await door.admit { visit throws(StoreError) -> Result<Article, ArticleError> in
            guard let article = try visit.connection.article(id) else {
                return .failure(.unknownArticle(id))
            }
            return .success(article)
        }
    }
}
