extension EmbeddedAccounts {
    func requestReset(email typed: String) async throws(AccountError) {
        guard let email = EmailAddress(typed)?.text else { throw .notAnEmail(typed) }
        let code = RandomSecret.code()
        let expires = clock.now() + Self.codeLasts
        let isKnown = try await orFault { () async throws(StoreError) in
            // Hashed also if there is no such account: how long it takes tells nothing.
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
        // Told before the code is tried, so that it is not used up by it.
        try check(reset.password, email: email)
        let account = try await orFault { () async throws(StoreError) in
            try await useCode(reset, email: email)
        }
        guard let account else { throw .wrongCode }
        return try await openSession(account)
    }

    /// Sets the password if the code is right, which is then gone.
    ///
    /// - Returns: the account; nil if the code was not right.
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
