/// What a new database holds.
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

    func plant(_ connection: Connection) throws(StoreError) {
        let salt = try PasswordHash.dummy(cost: .low).text
        try connection.run("INSERT INTO setting VALUES ('salt', ?)", salt)
        for person in people { try person.plant(connection) }
        for (one, other) in friendships {
            try connection.run("INSERT INTO friendship VALUES (?, ?)", one, other)
        }
        for account in accounts { try account.plant(connection, cost: cost) }
        for article in articles { try connection.insert(article) }
        try rank(connection)
    }

    /// Each ranking is the articles in another order; the shorter the period, the fewer.
    private func rank(_ connection: Connection) throws(StoreError) {
        for (turn, ranking) in Ranking.allCases.enumerated() {
            for (step, period) in Period.allCases.enumerated() {
                let ids = turned(by: 5 * turn + 3 * step).prefix(8 + 4 * step)
                for (position, id) in ids.enumerated() {
                    try connection.run(
                        "INSERT INTO ranking VALUES (?, ?, ?, ?)", ranking, period, position, id)
                }
            }
        }
    }

    private func turned(by count: Int) -> [Article.ID] {
        let ids = articles.map(\.id)
        let turn = ids.isEmpty ? 0 : count % ids.count
        return Array(ids[turn...] + ids[..<turn])
    }
}
