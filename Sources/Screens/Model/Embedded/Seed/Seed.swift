/// The contents of a new database.
struct Seed: Sendable {
    let cost: HashingCost
    let people: [SeedPerson]
    let friendships: [(Profile.ID, Profile.ID)]
    let accounts: [SeedAccount]
    let articles: [Article]

    static func sample(cost: HashingCost) -> Seed {
        Seed(
            cost: cost, people: SeedPerson.sample, friendships: SeedPerson.friendships,
            accounts: SeedAccount.sample, articles: Article.samples)
    }

    func fill(_ connection: DatabaseConnection) throws(StoreError) {
        let salt = try PasswordHash.dummy(cost: .low).text
        try connection.run("INSERT INTO setting VALUES ('salt', ?)", salt)
        for person in people { try person.insert(into: connection) }
        for (one, other) in friendships {
            try connection.run("INSERT INTO friendship VALUES (?, ?)", one, other)
        }
        for account in accounts { try account.insert(into: connection, cost: cost) }
        for article in articles { try connection.insert(article) }
        try rank(connection)
    }

    /// Makes the rankings: each has the articles in another order, and fewer for a shorter period.
    private func rank(_ connection: DatabaseConnection) throws(StoreError) {
        for (turn, ranking) in Ranking.allCases.enumerated() {
            for (step, period) in Period.allCases.enumerated() {
                let ids = rotated(by: 5 * turn + 3 * step).prefix(8 + 4 * step)
                for (position, id) in ids.enumerated() {
                    try connection.run(
                        "INSERT INTO ranking VALUES (?, ?, ?, ?)", ranking, period, position, id)
                }
            }
        }
    }

    private func rotated(by count: Int) -> [Article.ID] {
        let ids = articles.map(\.id)
        let turn = ids.isEmpty ? 0 : count % ids.count
        return Array(ids[turn...] + ids[..<turn])
    }
}

/// An account of a new database.
struct SeedAccount: Sendable {
    let email: String
    let password: String
    let profile: Profile.ID
    let status: AccountStatus

    /// An account of each status, to try the app with.
    static let sample = [
        SeedAccount(
            email: "valid@example.com", password: "sen hong 2025", profile: 1, status: .valid),
        SeedAccount(
            email: "expired@example.com", password: "trang ram 2024", profile: 2, status: .expired),
        SeedAccount(
            email: "leaked@example.com", password: "mua xuan 2023", profile: 3, status: .leaked),
    ]

    func insert(into connection: DatabaseConnection, cost: HashingCost) throws(StoreError) {
        let hash = try PasswordHash(of: password, cost: cost)
        try connection.run(
            "INSERT INTO account (email, profile, password, status) VALUES (?, ?, ?, ?)",
            email, profile, hash.text, status)
    }
}

/// A person of a new database.
struct SeedPerson: Sendable {
    let profile: Profile
    let about: About
    let photos: [(title: String, taken: Day)]

    init(
        _ id: Profile.ID, _ name: String, _ headline: String, _ place: String,
        background: String = "", joined: Day, about: About, photos: [(title: String, taken: Day)]
    ) {
        profile = Profile(
            id: id, name: name, headline: headline, place: place,
            background: background, joined: joined, friendship: .none)
        self.about = about
        self.photos = photos
    }

    func insert(into connection: DatabaseConnection) throws(StoreError) {
        try connection.run(
            "INSERT INTO profile VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            profile.id, profile.name, profile.headline, profile.place, profile.joined,
            about.text, about.work, TextLines(about.languages), profile.background)
        for (index, photo) in photos.enumerated() {
            try connection.run(
                "INSERT INTO photo (profile, title, taken, address) VALUES (?, ?, ?, ?)",
                profile.id, photo.title, photo.taken,
                "https://photos.example.com/\(profile.id)/\(index + 1).jpg")
        }
    }
}
