/// Why there is no article to show.
public enum ArticleError: Error, Hashable, Sendable {
    case unknownArticle(Article.ID)
    case notLoggedIn
    case fault(ServiceFault)
}

extension ArticleError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .unknownArticle(let id):
            "There is no article \(id) among the most popular ones: go back and choose another."
        case .notLoggedIn: AccountError.notLoggedIn.description
        case .fault(let fault): fault.description
        }
    }
}
