import Screens

extension Services {
    /// Services that return nothing and change nothing.
    static let none = Services(accounts: Nobody(), articles: Nobody(), profiles: Nobody())
}

private struct Nobody: AccountService, ArticleService, ProfileService {
    func currentSession() async throws(AccountError) -> Session? { nil }

    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        throw .fault(.cancelled)
    }

    func signUp(_ application: Application) async throws(AccountError) -> Session {
        throw .fault(.cancelled)
    }

    func requestReset(email: String) async throws(AccountError) {}

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        throw .fault(.cancelled)
    }

    func changePassword(from old: String, to new: String) async throws(AccountError) -> Session {
        throw .fault(.cancelled)
    }

    func logOut() async throws(AccountError) {}

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        []
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        throw .fault(.cancelled)
    }

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        throw .fault(.cancelled)
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] { [] }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] { [] }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        throw .fault(.cancelled)
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship { .none }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        .none
    }
}
