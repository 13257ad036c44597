/// Articles for the session. An error that nobody is logged in ends the session.
@MainActor
struct SessionArticles: ArticleService {
    let articles: any ArticleService
    let session: UserSession

    func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await session.handlingExpiry { () async throws(ArticleError) in
            try await articles.mostPopular(by: ranking, over: period)
        }
    }

    func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        try await session.handlingExpiry { () async throws(ArticleError) in
            try await articles.article(id)
        }
    }
}

/// Profiles for the session. An error that nobody is logged in ends the session.
@MainActor
struct SessionProfiles: ProfileService {
    let profiles: any ProfileService
    let session: UserSession

    func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.profile(id)
        }
    }

    func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.photos(of: id)
        }
    }

    func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.friends(of: id)
        }
    }

    func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.about(id)
        }
    }

    func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.sendFriendRequest(to: id)
        }
    }

    func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await session.handlingExpiry { () async throws(ProfileError) in
            try await profiles.withdrawFriendRequest(to: id)
        }
    }
}
