/// All that the screens ask of the world.
public struct Services: Sendable {
    public let accounts: any AccountService
    public let articles: any ArticleService
    public let profiles: any ProfileService

    public init(
        accounts: any AccountService, articles: any ArticleService, profiles: any ProfileService
    ) {
        self.accounts = accounts
        self.articles = articles
        self.profiles = profiles
    }
}
