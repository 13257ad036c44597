/// Why there is no article to show.
public enum ArticleError: Error, Hashable, Sendable {
    /// There is no article of this number.
    case unknownArticle(Article.ID)
    case notLoggedIn
    case fault(ServiceFault)
}

extension ArticleError: CustomStringConvertible {
    /// What is wrong, and what to do, in English.
    public var description: String { text(in: .english) }

    /// What is wrong, and what to do.
    public func text(in words: Words) -> String {
        switch self {
        case .unknownArticle(let id): words(.unknownArticle, id)
        case .notLoggedIn: words[.notLoggedIn]
        case .fault(let fault): fault.text(in: words)
        }
    }
}
