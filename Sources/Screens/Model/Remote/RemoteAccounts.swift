/// Accounts behind an API.
struct RemoteAccounts: AccountService {
    let client: APIClient

    /// Returns the session as the API has it. If the API cannot be reached, the saved one counts.
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
        try await client.perform(
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

    /// Ends the session here in any case. If the API cannot be reached, the session expires there.
    func logOut() async throws(AccountError) {
        guard let login = try await kept() else { return }
        do throws(AccountError) {
            try await client.perform(.delete("/account/session"), orFail: AccountError.init)
        } catch {}
        try await orFault { () async throws(ServiceFault) in
            try await client.keeper.close(login)
        }
    }

    private func enter(_ call: Call) async throws(AccountError) -> Session {
        let answer = try await client.fetch(call, as: LoginAnswer.self, orFail: AccountError.init)
        if Task.isCancelled { throw .fault(.cancelled) }
        try await orFault { () async throws(ServiceFault) in
            try await client.keeper.open(answer)
        }
        return answer.session
    }

    /// Returns the session of the response, after saving it with the login.
    private func noted(_ call: Call, _ login: Login) async throws(AccountError) -> Session {
        let session = try await client.fetch(call, as: Session.self, orFail: AccountError.init)
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
    /// True if no response came from the API.
    fileprivate var isWithoutAnswer: Bool {
        switch self {
        case .fault(.offline), .fault(.untrusted), .fault(.insecure), .fault(.timedOut): true
        case .fault, .wrongCredentials, .slowedDown, .notAnEmail, .noName, .emailTaken,
            .passwordRefused, .wrongOldPassword, .wrongCode, .notLoggedIn:
            false
        }
    }
}

extension AccountError {
    /// Translates a refusal; nil if it is not about an account.
    init?(_ refusal: Refusal) {
        switch refusal.error {
        case .wrongCredentials: self = .wrongCredentials
        case .slowedDown: self = .slowedDown(seconds: max(1, refusal.seconds ?? 1))
        case .notAnEmail: self = .notAnEmail(refusal.email ?? "")
        case .noName: self = .noName
        case .emailTaken: self = .emailTaken(refusal.email ?? "")
        case .passwordRefused:
            guard let rules = refusal.rules, !rules.isEmpty else { return nil }
            self = .passwordRefused(rules)
        case .wrongOldPassword: self = .wrongOldPassword
        case .wrongCode: self = .wrongCode
        case .unknown, .ownProfile, .alreadyFriends: return nil
        }
    }
}
