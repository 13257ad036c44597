extension Services {
    /// Services on a database in `folder`, which is made and filled on the first run.
    ///
    /// What stands in the way of that is told by the first call that needs it, e.g.
    /// `accounts.currentSession()`.
    public static func embedded(
        in folder: DataFolder, postbox: any Postbox, clock: WallClock = .system,
        cost: HashingCost = .standard
    ) -> Services {
        embedded(
            in: folder, sessionIn: folder, postbox: postbox, clock: clock, cost: cost)
    }

    /// The same with the session in a folder of its own, as on another machine.
    package static func embedded(
        in folder: DataFolder, sessionIn sessions: DataFolder, postbox: any Postbox,
        clock: WallClock, cost: HashingCost
    ) -> Services {
        let store = Store(folder: folder) { connection throws(StoreError) in
            try Seed.sample(cost: cost).plant(connection)
        }
        let hasher = Hasher(cost: cost)
        let keeper = SessionKeeper(folder: sessions, store: store, hasher: hasher)
        return Services(
            accounts: EmbeddedAccounts(
                store: store, hasher: hasher, keeper: keeper, clock: clock, postbox: postbox),
            articles: EmbeddedArticles(
                door: Doorkeeper(store: store, keeper: keeper, clock: clock)),
            profiles: EmbeddedProfiles(
                door: Doorkeeper(store: store, keeper: keeper, clock: clock)))
    }
}
