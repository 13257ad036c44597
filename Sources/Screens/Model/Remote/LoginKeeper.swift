import WaylineApplication

/// Keeps the login at an API, in this process and between runs, and renews its token.
actor LoginKeeper {
    private typealias RenewalResult = Result<Login?, ServiceFault>

    private enum State {
        case unread
        case read(Login?)
    }

    private let api: String
    private let secrets: RandomSecret
    private let folder: FolderStore

    /// The name of the login in the folder.
    private let name: String
    private let executor = QueueExecutor("wayline.login")
    private var state = State.unread
    /// The calls that wait for a new token, by the identifier of their login.
    private var waiting: [String: [AsyncStream<RenewalResult>.Continuation]] = [:]

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(folder: FolderStore, api: APIAddress, random: RandomSource) {
        self.api = api.description
        secrets = RandomSecret(source: random)
        // Hosts with the same first 100 characters share a file, but not its contents.
        self.folder = folder
        name = "session-\(api.host.prefix(100))"
    }

    /// Returns the login, as far as it is known without asking the API.
    func current() throws(ServiceFault) -> Login? {
        if case .read(let login) = state { return login }
        let login = try kept()
        state = .read(login)
        return login
    }

    /// Saves a new login in place of the one before.
    func open(_ answer: LoginAnswer) throws(ServiceFault) {
        try keep(
            Login(
                id: secrets.identifier(), api: api, session: answer.session,
                access: answer.access, refresh: answer.refresh))
    }

    /// Saves a changed session of a login. Does nothing if that login has ended.
    func note(_ session: Session, of login: Login) throws(ServiceFault) {
        guard var current = try current(), current.id == login.id, current.session != session else {
            return
        }
        current.session = session
        try keep(current)
    }

    /// Forgets a login. Does not touch a login that another process has saved since.
    func close(_ login: Login) throws(ServiceFault) {
        if try current()?.id == login.id { state = .read(nil) }
        guard try kept()?.id == login.id else { return }
        do throws(StoreError) { try folder.forget(name) } catch { throw .storage(error) }
    }

    /// Returns the login with a newer access token than that of `stale`. Several calls at the same
    /// time cause one request. If another process has renewed the token, no request is sent.
    ///
    /// - Returns: The renewed login; nil if it has ended, and was forgotten, or is no longer the
    ///   current one.
    func renewed(
        _ stale: Login, by ask: @escaping @Sendable (Login) async -> Renewal
    ) async throws(ServiceFault) -> Login? {
        guard let login = try current(), login.id == stale.id else { return nil }
        if login.access != stale.access { return login }
        if let renewed = try keptElsewhere(login) { return renewed }
        // Not the task itself: waiting for a task's value cannot be cancelled.
        let (outcomes, continuation) = AsyncStream.makeStream(of: RenewalResult.self)
        waiting[login.id, default: []].append(continuation)
        if waiting[login.id]?.count == 1 {
            Task { finish(login, await ask(login)) }
        }
        for await outcome in outcomes { return try outcome.get() }
        throw .cancelled
    }

    /// Returns the login with newer tokens that another process has saved. Using the old refresh
    /// token then would look like theft to the API.
    private func keptElsewhere(_ login: Login) throws(ServiceFault) -> Login? {
        guard let kept = try kept(), kept.id == login.id, kept.access != login.access else {
            return nil
        }
        state = .read(kept)
        return kept
    }

    private func finish(_ login: Login, _ renewal: Renewal) {
        let outcome: RenewalResult
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
        do throws(StoreError) { try folder.keep(login, as: name) } catch { throw .storage(error) }
        state = .read(login)
    }

    /// Returns the login in the file, if it is for this API.
    private func kept() throws(ServiceFault) -> Login? {
        do throws(StoreError) {
            let login: Login? = try folder.value(name)
            return login?.api == api ? login : nil
        } catch {
            throw .storage(error)
        }
    }
}

/// The login of a user, saved between runs. It is in one file, and never shown.
struct Login: Codable, Sendable {
    /// The identifier, different for each login, also of the same user.
    let id: String
    /// The only API that its tokens are for.
    let api: String
    var session: Session
    /// The token for calls, valid for a short while.
    var access: String
    /// The token that gets new access tokens.
    var refresh: String
}

/// The response of the API to a login.
struct LoginAnswer: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case session
        case access = "access_token"
        case refresh = "refresh_token"
    }

    let session: Session
    let access: String
    let refresh: String
}

/// The result of a request for a new access token.
enum Renewal: Sendable {
    case renewed(RenewedTokens)
    /// The session has ended.
    case over
    case failed(ServiceFault)
}

/// The response of the API to a request for a new access token.
struct RenewedTokens: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
        case access = "access_token"
        case refresh = "refresh_token"
    }

    let access: String
    /// The new refresh token; nil if the old one stays valid.
    let refresh: String?
}
