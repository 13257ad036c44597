/// Articles behind an API, in the shape in which the New York Times' Most Popular API has them.
struct RemoteArticles: ArticleService {
    let client: APIClient

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        let path = "/svc/mostpopular/v2/\(ranking.rawValue)/\(period.rawValue).json"
        return try await articles(path) { _ in nil }
    }

    /// The Most Popular API itself has no such call: this one answers a list of one, in that shape.
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
        try await client.ask(.get(path), for: PopularArticles.self, orFail: failure)
            .results.map(\.article)
    }
}
