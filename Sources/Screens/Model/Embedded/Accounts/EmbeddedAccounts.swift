/// Accounts in the database of this machine.
struct EmbeddedAccounts: AccountService {
    private static let sessionLasts = 30 * 24 * 60 * 60
    private static let codeLasts = 15 * 60

    let store: Store
    let hasher: Hasher
    let keeper: SessionKeeper
    let clock: WallClock
    let secrets: RandomSecret
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

    /// Returns the account that is logged in. Forgets a session that has expired.
    private func account() async throws(StoreError) -> AccountRow? {
        guard let session = try await keeper.current() else { return nil }
        let now = clock.now()
        let account = try await store.read { connection throws(StoreError) in
            try connection.account(session: session, at: now)
        }
        if account == nil { try await keeper.close(session) }
        return account
    }

    private func check(_ password: String, old: String? = nil, email: String) throws(AccountError) {
        let broken = rules.broken(by: password, old: old, email: email)
        if !broken.isEmpty { throw .passwordRefused(broken) }
    }

    private func stopIfCancelled() throws(AccountError) {
        if Task.isCancelled { throw .fault(.cancelled) }
    }

    private func orFault<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(StoreError) { return try await body() } catch { throw .fault(.storage(error)) }
    }
}

extension EmbeddedAccounts {
    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        // A text that is not an email has no account, but takes the same amount of work.
        let email = EmailAddress(email)?.text ?? ""
        let subject = try await beginAttempt(email)
        let account = try await orFault { () async throws(StoreError) in
            try await store.read { connection throws(StoreError) in
                try connection.account(email: email)
            }
        }
        let isRight = try await orFault { () async throws(StoreError) in
            try await hasher.matches(password, account?.password)
        }
        guard let account, isRight else { throw try await failure(subject) ?? .wrongCredentials }
        try await endAttempts(subject)
        try stopIfCancelled()
        return try await openSession(account.id)
    }

    func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session {
        guard
            let account = try await orFault({ () async throws(StoreError) in
                try await self.account()
            })
        else { throw .notLoggedIn }
        let subject = try await beginAttempt(account.session.email)
        let isRight = try await orFault { () async throws(StoreError) in
            try await hasher.matches(old, account.password)
        }
        if !isRight { throw try await failure(subject) ?? .wrongOldPassword }
        try await endAttempts(subject)
        try check(new, old: old, email: account.session.email)
        try stopIfCancelled()
        return try await setPassword(new, account)
    }

    private func setPassword(
        _ password: String, _ account: AccountRow
    ) async throws(AccountError) -> Session {
        let now = clock.now()
        let changed = try await orFault { () async throws(StoreError) -> Session? in
            let hash = try await hasher.hash(password)
            guard let session = try await keeper.current() else { return nil }
            return try await store.write { connection throws(StoreError) in
                // Somebody may have logged out meanwhile.
                let current = try connection.account(session: session, at: now)
                guard current?.id == account.id else { return nil }
                try connection.setPassword(hash, account: account.id, keeping: session)
                return try connection.account(session: session, at: now)?.session
            }
        }
        guard let changed else { throw .notLoggedIn }
        return changed
    }

    /// Opens a session for a user who has proved their identity. The previous session ends only
    /// after the new one is saved, so that a process that dies in between leaves one of them.
    private func openSession(_ account: Int) async throws(AccountError) -> Session {
        let ticket = SessionTicket(
            session: secrets.identifier(), token: secrets.token())
        let now = clock.now()
        let session = try await orFault { () async throws(StoreError) -> Session? in
            let hash = try await hasher.hash(token: ticket.token)
            try await store.write { connection throws(StoreError) in
                try connection.insertSession(
                    ticket.session, account: account, token: hash,
                    expires: now + Self.sessionLasts, now: now)
            }
            let before = try await keeper.open(ticket)
            return try await store.write { connection throws(StoreError) in
                if let before { try connection.deleteSession(before) }
                return try connection.account(session: ticket.session, at: now)?.session
            }
        }
        guard let session else { throw .notLoggedIn }
        return session
    }
}

extension EmbeddedAccounts {
    func requestReset(email typed: String) async throws(AccountError) {
        guard let email = EmailAddress(typed)?.text else { throw .notAnEmail(typed) }
        let code = secrets.code()
        let expires = clock.now() + Self.codeLasts
        let isKnown = try await orFault { () async throws(StoreError) in
            // Hashed even without an account, so that the time reveals nothing.
            let hash = try await hasher.hash(RandomSecret.normalised(code: code))
            return try await store.write { connection throws(StoreError) in
                guard let account = try connection.account(email: email) else { return false }
                try connection.keepCode(hash, account: account.id, expires: expires)
                return true
            }
        }
        if isKnown {
            await postbox.post(
                ResetLetter(email: email, code: code, minutes: Self.codeLasts / 60))
        }
    }

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        let email = EmailAddress(reset.email)?.text ?? ""
        // Checked first, so that a refused password does not use up the code.
        try check(reset.password, email: email)
        let account = try await orFault { () async throws(StoreError) in
            try await useCode(reset, email: email)
        }
        guard let account else { throw .wrongCode }
        return try await openSession(account)
    }

    /// Sets the password if the code is right, and deletes the code.
    ///
    /// - Returns: The account; nil if the code was wrong.
    private func useCode(_ reset: PasswordReset, email: String) async throws(StoreError) -> Int? {
        let now = clock.now()
        let (account, kept) = try await store.write {
            connection throws(StoreError) -> (Int?, PasswordHash?) in
            guard let account = try connection.account(email: email) else { return (nil, nil) }
            return (account.id, try connection.tryCode(account: account.id, now: now))
        }
        let isRight = try await hasher.matches(RandomSecret.normalised(code: reset.code), kept)
        let hash = try await hasher.hash(reset.password)
        guard isRight, let account, let kept else { return nil }
        let subject = try await self.subject(email)
        return try await store.write { connection throws(StoreError) in
            // Somebody may have used it meanwhile.
            guard try connection.code(account: account) == kept else { return nil }
            try connection.setPassword(hash, account: account, keeping: nil)
            try connection.endAttempts(subject)
            return account
        }
    }
}

/// Delays after wrong passwords.
extension EmbeddedAccounts {
    /// Counts an attempt.
    ///
    /// - Returns: The fingerprint under which the attempt is counted.
    private func beginAttempt(_ email: String) async throws(AccountError) -> String {
        let now = clock.now()
        let (subject, wait) = try await orFault {
            () async throws(StoreError) -> (String, Int?) in
            let subject = try await self.subject(email)
            let wait = try await store.write { connection throws(StoreError) in
                try connection.beginAttempt(subject, now: now)
            }
            return (subject, wait)
        }
        if let wait { throw .slowedDown(seconds: wait) }
        return subject
    }

    private func endAttempts(_ subject: String) async throws(AccountError) {
        try await orFault { () async throws(StoreError) in
            try await store.write { connection throws(StoreError) in
                try connection.endAttempts(subject)
            }
        }
    }

    /// Returns the error with the delay that starts now; nil if there is no delay.
    private func failure(_ subject: String) async throws(AccountError) -> AccountError? {
        let now = clock.now()
        let wait = try await orFault { () async throws(StoreError) in
            try await store.read { connection throws(StoreError) in
                try connection.wait(subject, now: now)
            }
        }
        return wait.map { .slowedDown(seconds: $0) }
    }

    /// Returns the fingerprint under which the wrong passwords for an email are counted.
    private func subject(_ email: String) async throws(StoreError) -> String {
        let salt = try await store.read { connection throws(StoreError) in try connection.salt() }
        return try await hasher.fingerprint(email, salt: salt)
    }
}
