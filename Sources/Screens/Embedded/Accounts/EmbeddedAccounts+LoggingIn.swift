extension EmbeddedAccounts {
    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        // What is no email has no account either, and takes the same work.
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

    /// Opens a session for a user who has proved to be one. The session before is over only when
    /// the new one is kept, so that a process which dies between leaves one of them.
    func openSession(_ account: Int) async throws(AccountError) -> Session {
        let ticket = SessionTicket(
            session: RandomSecret.identifier(), token: RandomSecret.token())
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
