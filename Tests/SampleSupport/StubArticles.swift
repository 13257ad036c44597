package import Binding
package import Screens

/// Articles that arrive immediately, after some time on a clock, or not at all.
@MainActor
package final class StubArticles: ArticleService {
    /// The articles of every ranking.
    package var all = Article.three

    /// The error of every call; nil for none.
    package var failure: ArticleError?

    /// The time that each call takes.
    package var delay = SchedulerTime.Stride.zero

    /// The number of main actor turns that each call takes in addition.
    package var turns = 0

    /// The requests, e.g. "viewed 7" and "article 2".
    package private(set) var calls: [String] = []
    package private(set) var cancelled = 0
    private let clock: AnyScheduler

    package init(clock: AnyScheduler = .immediate) {
        self.clock = clock
    }

    package func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await answer("\(ranking.rawValue) \(period.rawValue)", all)
    }

    package func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        let found = all.first { $0.id == id }
        guard let article = try await answer("article \(id)", found) else {
            throw .unknownArticle(id)
        }
        return article
    }

    private func answer<Value>(
        _ call: String, _ value: Value
    ) async throws(ArticleError) -> Value {
        calls.append(call)
        let failure = failure
        if delay > .zero {
            do { try await clock.sleep(for: Duration(delay)) } catch {}
        }
        for _ in 0..<turns { await Task.yield() }
        if Task.isCancelled {
            cancelled += 1
            throw .fault(.cancelled)
        }
        if let failure { throw failure }
        return value
    }
}
