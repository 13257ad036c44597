/// The services that the screens use.
public struct Services: Sendable {
    /// The accounts.
    public let accounts: any AccountService

    /// The articles.
    public let articles: any ArticleService

    /// The profiles.
    public let profiles: any ProfileService

    /// A set of services of any kind.
    public init(
        accounts: any AccountService, articles: any ArticleService, profiles: any ProfileService
    ) {
        self.accounts = accounts
        self.articles = articles
        self.profiles = profiles
    }
}
