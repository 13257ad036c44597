@testable import Screens

/// Articles that somebody has cut out.
struct PressReview: ArticleService {
    let cuttings: [Article]

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        cuttings
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        guard let article = cuttings.first(where: { $0.id == id }) else {
            throw .unknownArticle(id)
        }
        return article
    }
}
