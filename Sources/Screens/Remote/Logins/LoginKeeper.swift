/// Knows who is logged in at an API, in this process and between runs, and renews their token.
actor LoginKeeper {
    private typealias Outcome = Result<Login?, ServiceFault>

    private enum State {
        case unread
        case read(Login?)
    }

    private let api: String
    private let file: KeptValue<Login>
    private let executor = QueueExecutor("wayline.login")
    private var state = State.unread
    /// Those who wait for a token, by the login that it is for.
    private var waiting: [String: [AsyncStream<Outcome>.Continuation]] = [:]

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(folder: DataFolder, api: APIAddress) {
        self.api = api.description
        // Addresses that are alike to this point share a file, but never what is in it.
        file = KeptValue(in: folder, named: "session-\(api.host.prefix(100)).json")
    }

    /// Who is logged in here, as far as is known without asking.
    func current() throws(ServiceFault) -> Login? {
        if case .read(let login) = state { return login }
        let login = try kept()
        state = .read(login)
        return login
    }

    /// Keeps a new login, in place of the one before.
    func open(_ answer: LoginAnswer) throws(ServiceFault) {
        try keep(
            Login(
                id: RandomSecret.identifier(), api: api, session: answer.session,
                access: answer.access, refresh: answer.refresh))
    }

    /// Keeps what is new about the session of a login, unless that is over.
    func note(_ session: Session, of login: Login) throws(ServiceFault) {
        guard var current = try current(), current.id == login.id, current.session != session else {
            return
        }
        current.session = session
        try keep(current)
    }

    /// Forgets a login. What another process has kept since then stays.
    func close(_ login: Login) throws(ServiceFault) {
        if try current()?.id == login.id { state = .read(nil) }
        guard try kept()?.id == login.id else { return }
        do throws(StoreError) { try file.remove() } catch { throw .storage(error) }
    }

    /// The login with another access token than the one that `stale` has. However many ask at once,
    /// the API is asked once; and not at all where another process has done so since.
    ///
    /// - Returns: nil if the login is over, which then is forgotten, or is no longer the current one.
    func renewed(
        _ stale: Login, by ask: @escaping @Sendable (Login) async -> Renewal
    ) async throws(ServiceFault) -> Login? {
        guard let login = try current(), login.id == stale.id else { return nil }
        if login.access != stale.access { return login }
        if let renewed = try keptElsewhere(login) { return renewed }
        // Not the task itself, whose value nobody can stop waiting for.
        let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
        waiting[login.id, default: []].append(continuation)
        if waiting[login.id]?.count == 1 {
            Task { finish(login, await ask(login)) }
        }
        for await outcome in outcomes { return try outcome.get() }
        throw .cancelled
    }

    /// The same login with newer tokens, which another process has kept. An API that gives out new
    /// refresh tokens would take the old one for a stolen one.
    private func keptElsewhere(_ login: Login) throws(ServiceFault) -> Login? {
        guard let kept = try kept(), kept.id == login.id, kept.access != login.access else {
            return nil
        }
        state = .read(kept)
        return kept
    }

    private func finish(_ login: Login, _ renewal: Renewal) {
        let outcome: Outcome
        do throws(ServiceFault) {
            outcome = .success(try apply(renewal, to: login))
        } catch {
            outcome = .failure(error)
        }
        for continuation in waiting.removeValue(forKey: login.id) ?? [] {
            continuation.yield(outcome)
            continuation.finish()
        }
    }

    private func apply(_ renewal: Renewal, to login: Login) throws(ServiceFault) -> Login? {
        switch renewal {
        case .failed(let fault): throw fault
        case .over:
            try close(login)
            return nil
        case .renewed(let tokens):
            // Somebody may have logged out meanwhile.
            guard var current = try current(), current.id == login.id else { return nil }
            current.access = tokens.access
            current.refresh = tokens.refresh ?? current.refresh
            try keep(current)
            return current
        }
    }

    private func keep(_ login: Login) throws(ServiceFault) {
        do throws(StoreError) { try file.write(login) } catch { throw .storage(error) }
        state = .read(login)
    }

    /// What is in the file, if it is for this API.
    private func kept() throws(ServiceFault) -> Login? {
        do throws(StoreError) {
            let login = try file.read()
            return login?.api == api ? login : nil
        } catch {
            throw .storage(error)
        }
    }
}
