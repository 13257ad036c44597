/// Slowing down.
extension EmbeddedAccounts {
    /// Counts an attempt.
    ///
    /// - Returns: what it is counted under.
    func beginAttempt(_ email: String) async throws(AccountError) -> String {
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

    func endAttempts(_ subject: String) async throws(AccountError) {
        try await orFault { () async throws(StoreError) in
            try await store.write { connection throws(StoreError) in
                try connection.endAttempts(subject)
            }
        }
    }

    /// How long a user must wait from now on who was wrong; nil if not at all.
    func failure(_ subject: String) async throws(AccountError) -> AccountError? {
        let now = clock.now()
        let wait = try await orFault { () async throws(StoreError) in
            try await store.read { connection throws(StoreError) in
                try connection.wait(subject, now: now)
            }
        }
        return wait.map { .slowedDown(seconds: $0) }
    }

    /// Under which the wrong passwords for an email are counted.
    func subject(_ email: String) async throws(StoreError) -> String {
        let salt = try await store.read { connection throws(StoreError) in try connection.salt() }
        return try await hasher.fingerprint(email, salt: salt)
    }
}
