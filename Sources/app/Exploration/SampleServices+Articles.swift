public import Screens

extension SampleServices: ArticleService {
    private static let articles = (1...3).map { article($0, .viewed) }

    /// Each ranking has titles of its own, so that the list shows the one that it has.
    private static func article(_ id: Article.ID, _ ranking: Ranking) -> Article {
        Article(
            id: id, title: ranking == .viewed ? "Article \(id)" : "Article \(id), \(ranking)",
            summary: "Told in \(id) parts.",
            body: "Once, in \(id) places.", byline: "By Lan Pham",
            section: id == 1 ? "Travel" : "Arts",
            published: Day(secondsSince1970: 1_745_107_200 + id * 86_400),
            keywords: ["lotus", "tea"], address: "https://example.com/\(id)",
            pictures: id == 1
                ? [ArticlePicture(caption: "A pond", copyright: "Lan", address: "")] : [])
    }

    public func mostPopular(
        by ranking: Ranking, over period: Period
    ) async throws(ArticleError) -> [Article] {
        try await check(ArticleError.notLoggedIn, ArticleError.fault)
        return Self.articles.map { Self.article($0.id, ranking) }
    }

    public func article(_ id: Article.ID) async throws(ArticleError) -> Article {
        try await check(ArticleError.notLoggedIn, ArticleError.fault)
        guard let article = Self.articles.first(where: { $0.id == id }) else {
            throw .unknownArticle(id)
        }
        return article
    }
}

extension SampleServices: ProfileService {
    private static let day = Day(secondsSince1970: 1_736_640_000)
    private static let names = [1: "Sen Nguyen", 4: "An Pham", 7: "Dung Bui"]

    public func profile(_ id: Profile.ID) async throws(ProfileError) -> Profile {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        guard let name = Self.names[id] else { throw .unknownProfile(id) }
        return Profile(
            id: id, name: name, headline: "A line", place: "Hue",
            background: id == 4 ? "A boat" : "", joined: Self.day,
            friendship: friendship(id))
    }

    private func friendship(_ id: Profile.ID) -> Friendship {
        switch id {
        case 1: .own
        case 4: .friends
        case _: world.requests.contains(id) ? .requested : .none
        }
    }

    public func photos(of id: Profile.ID) async throws(ProfileError) -> [Photo] {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        return id == 7 ? [] : [Photo(id: 1, title: "First bud", taken: Self.day, address: "")]
    }

    public func friends(of id: Profile.ID) async throws(ProfileError) -> [Friend] {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        let friends = [1: [4], 4: [1, 7], 7: [4, 1]][id] ?? []
        return friends.map {
            Friend(id: $0, name: Self.names[$0] ?? "", headline: $0 == 4 ? "Sailor" : "")
        }
    }

    public func about(_ id: Profile.ID) async throws(ProfileError) -> About {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        if id == 7 { return About(text: "", work: "", languages: []) }
        return About(
            text: "Up at five.", work: "Gardener", languages: ["Vietnamese", "English"])
    }

    public func sendFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        setRequest(true, to: id)
        return friendship(id)
    }

    public func withdrawFriendRequest(to id: Profile.ID) async throws(ProfileError) -> Friendship {
        try await check(ProfileError.notLoggedIn, ProfileError.fault)
        setRequest(false, to: id)
        return friendship(id)
    }
}
