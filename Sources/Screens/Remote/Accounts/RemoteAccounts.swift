/// Accounts behind an API.
struct RemoteAccounts: AccountService {
    let client: APIClient

    /// Without an answer from the API, what was kept counts.
    func currentSession() async throws(AccountError) -> Session? {
        guard let login = try await kept() else { return nil }
        do throws(AccountError) {
            return try await noted(.get("/account/session"), login)
        } catch {
            if case .notLoggedIn = error { return nil }
            if error.isWithoutAnswer { return login.session }
            throw error
        }
    }

    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        try await enter(.open("/account/session", ["email": email, "password": password]))
    }

    func signUp(_ application: Application) async throws(AccountError) -> Session {
        try await enter(
            .open(
                "/account",
                [
                    "name": application.name, "email": application.email,
                    "password": application.password,
                ]))
    }

    func requestReset(email: String) async throws(AccountError) {
        try await client.tell(
            .open("/account/reset-letter", ["email": email]), orFail: AccountError.init)
    }

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try await enter(
            .open(
                "/account/reset",
                ["email": reset.email, "code": reset.code, "password": reset.password]))
    }

    func changePassword(from old: String, to new: String) async throws(AccountError) -> Session {
        guard let login = try await kept() else { throw .notLoggedIn }
        return try await noted(.change("/account/password", ["old": old, "new": new]), login)
    }

    /// Here the session ends in any case. An API that cannot be told forgets it when it is old.
    func logOut() async throws(AccountError) {
        guard let login = try await kept() else { return }
        do throws(AccountError) {
            try await client.tell(.delete("/account/session"), orFail: AccountError.init)
        } catch {}
        try await orFault { () async throws(ServiceFault) in
            try await client.keeper.close(login)
        }
    }

    private func enter(_ call: Call) async throws(AccountError) -> Session {
        let answer = try await client.ask(call, for: LoginAnswer.self, orFail: AccountError.init)
        if Task.isCancelled { throw .fault(.cancelled) }
        try await orFault { () async throws(ServiceFault) in
            try await client.keeper.open(answer)
        }
        return answer.session
    }

    /// The session that the API answers, which is kept with the login.
    private func noted(_ call: Call, _ login: Login) async throws(AccountError) -> Session {
        let session = try await client.ask(call, for: Session.self, orFail: AccountError.init)
        try await orFault { () async throws(ServiceFault) in
            try await client.keeper.note(session, of: login)
        }
        return session
    }

    private func kept() async throws(AccountError) -> Login? {
        try await orFault { () async throws(ServiceFault) in try await client.keeper.current() }
    }

    private func orFault<Value: Sendable>(
        _ body: () async throws(ServiceFault) -> Value
    ) async throws(AccountError) -> Value {
        do throws(ServiceFault) { return try await body() } catch { throw .fault(error) }
    }
}

extension AccountError {
    /// Whether nothing was heard of the API.
    fileprivate var isWithoutAnswer: Bool {
        switch self {
        case .fault(.offline), .fault(.untrusted), .fault(.insecure), .fault(.timedOut): true
        case .fault, .wrongCredentials, .slowedDown, .notAnEmail, .noName, .emailTaken,
            .passwordRefused, .wrongOldPassword, .wrongCode, .notLoggedIn:
            false
        }
    }
}
