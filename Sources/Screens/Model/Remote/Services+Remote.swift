public import WaylineApplication

extension Services {
    /// Returns services behind the API at this address. The login is saved in `folder`, in a file
    /// for that API alone.
    ///
    /// No request is sent before the first call. `clock` times the pauses and the time limit. The
    /// identifiers of logins are made from `random`.
    public static func remote(
        at api: APIAddress, in folder: FolderStore, transport: any HTTPTransport,
        clock: any Clock<Duration> = ContinuousClock(), random: RandomSource = .system
    ) -> Services {
        remote(
            at: api, in: folder, transport: transport, clock: clock, random: random,
            limits: APILimits())
    }

    /// Returns the same services with other limits.
    static func remote(
        at api: APIAddress, in folder: FolderStore, transport: any HTTPTransport,
        clock: any Clock<Duration>, random: RandomSource = .system, limits: APILimits
    ) -> Services {
        let client = APIClient(
            sender: CallSender(api: api, transport: transport, clock: clock, limits: limits),
            keeper: LoginKeeper(folder: folder, api: api, random: random),
            limit: TimeLimit(host: api.host, seconds: limits.seconds, clock: clock),
            reader: AnswerReader(host: api.host))
        return Services(
            accounts: RemoteAccounts(client: client), articles: RemoteArticles(client: client),
            profiles: RemoteProfiles(client: client))
    }
}
