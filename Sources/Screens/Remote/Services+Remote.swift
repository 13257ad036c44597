extension Services {
    /// Services behind the API at this address. Who is logged in there is kept in `folder`, in a
    /// file for that API alone.
    ///
    /// Nothing is asked before the first call. `clock` times the pauses and the time limit.
    public static func remote(
        at api: APIAddress, in folder: DataFolder, transport: any HTTPTransport,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> Services {
        remote(at: api, in: folder, transport: transport, clock: clock, limits: APILimits())
    }

    /// The same with limits of its own.
    package static func remote(
        at api: APIAddress, in folder: DataFolder, transport: any HTTPTransport,
        clock: any Clock<Duration>, limits: APILimits
    ) -> Services {
        let client = APIClient(
            courier: Courier(api: api, transport: transport, clock: clock, limits: limits),
            keeper: LoginKeeper(folder: folder, api: api),
            limit: TimeLimit(host: api.host, seconds: limits.seconds, clock: clock),
            reader: AnswerReader(host: api.host))
        return Services(
            accounts: RemoteAccounts(client: client), articles: RemoteArticles(client: client),
            profiles: RemoteProfiles(client: client))
    }
}
