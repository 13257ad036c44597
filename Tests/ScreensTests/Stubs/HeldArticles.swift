import Binding
import Screens
import WaylineStreams

/// Articles of which each call waits until the test answers it, also one that was cancelled.
@MainActor
final class HeldArticles: ArticleService {
    typealias Answer = Result<[Article], ArticleError>

    /// The rankings that were asked for.
    private(set) var calls: [Ranking] = []
    private var promises: [(Answer) -> Void] = []

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        calls.append(ranking)
        return try await Future<[Article], ArticleError> { self.promises.append($0) }.value
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        throw .unknownArticle(id)
    }

    /// Answers the call of this number, and has the answer arrive.
    func answer(_ call: Int, _ answer: Answer) async {
        promises[call](answer)
        for _ in 0..<20 { await Task.yield() }
    }
}
