/// Accounts in the database of this machine.
struct EmbeddedAccounts: AccountService {
    static let sessionLasts = 30 * 24 * 60 * 60
    static let codeLasts = 15 * 60

    let store: Store
    let hasher: Hasher
    let keeper: SessionKeeper
    let clock: WallClock
    let postbox: any Postbox
    let rules = PasswordRules()

    func currentSession() async throws(AccountError) -> Session? {
        try await orFault { () async throws(StoreError) in try await account()?.session }
    }

    func logOut() async throws(AccountError) {
        try await orFault { () async throws(StoreError) in
            guard let session = try await keeper.current() else { return }
            try await store.write { connection throws(StoreError) in
                try connection.deleteSession(session)
            }
            try await keeper.close(session)
        }
    }

    func signUp(_ application: Application) async throws(AccountError) -> Session {
        let name = application.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if name.isEmpty { throw .noName }
        guard let email = EmailAddress(application.email)?.text else {
            throw .notAnEmail(application.email)
        }
        try check(application.password, email: email)
        let hash = try await orFault { () async throws(StoreError) in
            try await hasher.hash(application.password)
        }
        try stopIfCancelled()
        let joined = Day(secondsSince1970: clock.now())
        let account = try await orFault { () async throws(StoreError) in
            try await store.write { connection throws(StoreError) in
                try connection.insertAccount(
                    email: email, name: name, password: hash, joined: joined)
            }
        }
        guard let account else { throw .emailTaken(email) }
        return try await openSession(account)
    }

    /// The account that is logged in. A session that is over is forgotten.
    func account() async throws(StoreError) -> AccountRow? {
        guard let session = try await keeper.current() else { return nil }
        let now = clock.now()
        let account = try await store.read { connection throws(StoreError) in
            try connection.account(session: session, at: now)
        }
        if account == nil { try await keeper.close(session) }
        return account
    }

    func check(_ password: String, old: String? = nil, email: String) throws(AccountError) {
        let broken = rules.broken(by: password, old: old, email: email)
        if !broken.isEmpty { throw .passwordRefused(broken) }
    }

    func stopIfCancelled() throws(AccountError) {
        if Task.isCancelled { throw .fault(.cancelled) }
    }

    func orFault<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .fault(.storage(error)) }
    }
}
