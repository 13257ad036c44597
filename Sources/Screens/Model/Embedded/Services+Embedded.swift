public import TextMenu

extension Services {
    /// Returns services on a database in `folder`, which is created and filled in the first run.
    ///
    /// If that fails, the first call that needs the database throws the error, e.g.
    /// `accounts.currentSession()`. Tokens and codes are made from `random`.
    public static func embedded(
        in folder: FolderStore, postbox: any Postbox, clock: WallClock = .system,
        random: RandomSource = .system, cost: HashingCost = .standard
    ) -> Services {
        embedded(
            in: folder, sessionIn: folder, postbox: postbox, clock: clock, random: random,
            cost: cost)
    }

    /// Returns the same services, with the session in a separate folder, as on another machine.
    static func embedded(
        in folder: FolderStore, sessionIn sessions: FolderStore, postbox: any Postbox,
        clock: WallClock, random: RandomSource = .system, cost: HashingCost
    ) -> Services {
        let store = Store(folder: folder) { connection throws(StoreError) in
            try Seed.sample(cost: cost).fill(connection)
        }
        let hasher = Hasher(cost: cost)
        let keeper = SessionKeeper(folder: sessions, store: store, hasher: hasher)
        return Services(
            accounts: EmbeddedAccounts(
                store: store, hasher: hasher, keeper: keeper, clock: clock,
                secrets: RandomSecret(source: random), postbox: postbox),
            articles: EmbeddedArticles(
                store: UserStore(store: store, keeper: keeper, clock: clock)),
            profiles: EmbeddedProfiles(
                store: UserStore(store: store, keeper: keeper, clock: clock)))
    }
}
