/// Finds the most popular articles. Each call needs a session.
public protocol ArticleService: Sendable {
    /// Returns the most popular articles, the most popular first. There may be none.
    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article]

    /// Returns an article of any ranking.
    func article(_ id: Article.ID) async throws(ArticleError) -> Article
}

/// The measure of popularity.
public enum Ranking: String, CaseIterable, Codable, Sendable {
    /// The number of times that an article was sent by email.
    case emailed

    /// The number of times that an article was shared on other sites.
    case shared

    /// The number of times that an article was read.
    case viewed
}

/// The period over which popularity is counted, in days.
public enum Period: Int, CaseIterable, Codable, Sendable {
    /// The last day.
    case day = 1

    /// The last 7 days.
    case week = 7

    /// The last 30 days.
    case month = 30
}

/// A failure to load an article or a ranking.
public enum ArticleError: Error, Hashable, Sendable {
    /// No article has this number.
    case unknownArticle(Article.ID)
    case notLoggedIn
    case fault(ServiceFault)

    /// True if no article has the number.
    var isUnknown: Bool {
        if case .unknownArticle = self { true } else { false }
    }
}

extension ArticleError: CustomStringConvertible {
    /// The message to the user in English: the problem, and a way to solve it.
    public var description: String { text(in: .english) }

    /// Returns the message to the user: the problem, and a way to solve it.
    public func text(in words: Words) -> String {
        switch self {
        case .unknownArticle(let id): words(.unknownArticle, id)
        case .notLoggedIn: words[.notLoggedIn]
        case .fault(let fault): fault.text(in: words)
        }
    }
}
