/// Articles for who is logged in: an answer that nobody is ends the session.
struct SessionArticles: ArticleService {
    let articles: any ArticleService
    let session: UserSession

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await session.heeding { () async throws(ArticleError) in
            try await articles.mostPopular(by: ranking, over: period)
        }
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        try await session.heeding { () async throws(ArticleError) in
            try await articles.article(id)
        }
    }
}
