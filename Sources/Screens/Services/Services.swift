/// All that the screens ask of the world.
public struct Services: Sendable {
    /// Who may come in.
    public let accounts: any AccountService

    /// What there is to read.
    public let articles: any ArticleService

    /// Who there is.
    public let profiles: any ProfileService

    /// These three, wherever they are.
    public init(
        accounts: any AccountService, articles: any ArticleService, profiles: any ProfileService
    ) {
        self.accounts = accounts
        self.articles = articles
        self.profiles = profiles
    }
}
