import Binding
import WaylineStreams

@testable import Screens

/// Articles whose calls wait until the test answers them, even after a cancellation.
@MainActor
final class HeldArticles: ArticleService {
    typealias Answer = Result<[Article], ArticleError>

    /// The requested rankings.
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

    /// Answers the call of this number, and waits until the answer arrives.
    func answer(_ call: Int, _ answer: Answer) async {
        promises[call](answer)
        for _ in 0..<20 { await Task.yield() }
    }
}
