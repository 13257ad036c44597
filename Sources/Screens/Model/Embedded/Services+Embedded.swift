public import WaylineApplication

extension Services {
    /// Returns services on a database in `folder`, which is created and filled in the first run.
    ///
    /// If that fails, the first call that needs the database throws the error, e.g.
    /// `accounts.currentSession()`. Tokens and codes are made from `random`. The session is in
    /// `sessions`, by default in the same folder.
    public static func embedded(
        in folder: FolderStore, sessionIn sessions: FolderStore? = nil, postbox: any Postbox,
        clock: WallClock = .system, random: RandomSource = .system, cost: HashingCost = .standard
    ) -> Services {
        let store = Store(folder: folder) { connection throws(StoreError) in
            try Seed.sample(cost: cost).fill(connection)
        }
        let hasher = Hasher(cost: cost)
        let keeper = SessionKeeper(folder: sessions ?? folder, store: store, hasher: hasher)
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
