/// An account as the database stores it.
struct AccountRow: Sendable {
    static let columns = """
        account.id, account.email, account.password, account.status, profile.id, profile.name
        """
    static let tables = "account JOIN profile ON profile.id = account.profile"

    let id: Int
    let password: PasswordHash
    let session: Session

    /// Reads an account from a row of `columns`.
    init(_ row: Row) throws(StoreError) {
        id = try row[0]
        password = PasswordHash(text: try row[2])
        session = Session(
            email: try row[1], name: try row[5], profile: try row[4], status: try row[3])
    }
}

/// Queries on accounts.
extension DatabaseConnection {
    func account(email: String) throws(StoreError) -> AccountRow? {
        try first(
            "SELECT \(AccountRow.columns) FROM \(AccountRow.tables) WHERE account.email = ?", email
        ) { row throws(StoreError) in try AccountRow(row) }
    }

    /// Returns the account of a session; nil if the session has expired at this time.
    func account(session: String, at time: Int) throws(StoreError) -> AccountRow? {
        try first(
            """
            SELECT \(AccountRow.columns) FROM \(AccountRow.tables)
            JOIN session ON session.account = account.id
            WHERE session.id = ? AND session.expires > ?
            """, session, time
        ) { row throws(StoreError) in try AccountRow(row) }
    }

    /// Makes an account with a profile.
    ///
    /// - Returns: The number of the account; nil if the email has an account already.
    func insertAccount(
        email: String, name: String, password: PasswordHash, joined: Day
    ) throws(StoreError) -> Int? {
        if try account(email: email) != nil { return nil }
        try run("INSERT INTO profile (name, joined) VALUES (?, ?)", name, joined)
        try run(
            "INSERT INTO account (email, profile, password, status) VALUES (?, ?, ?, 'valid')",
            email, lastRow, password.text)
        return lastRow
    }

    /// Sets a new password, and ends all sessions of the account except `session`.
    func setPassword(
        _ password: PasswordHash, account: Int, keeping session: String?
    ) throws(StoreError) {
        try run(
            "UPDATE account SET password = ?, status = 'valid' WHERE id = ?", password.text, account
        )
        try run("DELETE FROM session WHERE account = ? AND id <> ?", account, session ?? "")
        try run("DELETE FROM reset_code WHERE account = ?", account)
    }
}

/// Queries on sessions.
extension DatabaseConnection {
    func token(ofSession session: String) throws(StoreError) -> String? {
        try first("SELECT token FROM session WHERE id = ?", session) { row throws(StoreError) in
            try row[0]
        }
    }

    /// Opens a session, and deletes expired ones.
    func insertSession(
        _ session: String, account: Int, token: PasswordHash, expires: Int, now: Int
    ) throws(StoreError) {
        try run("DELETE FROM session WHERE expires <= ?", now)
        try run(
            "INSERT INTO session (id, account, token, expires) VALUES (?, ?, ?, ?)",
            session, account, token.text, expires)
    }

    func deleteSession(_ session: String) throws(StoreError) {
        try run("DELETE FROM session WHERE id = ?", session)
    }
}

/// Queries on the codes that set a new password.
extension DatabaseConnection {
    /// The number of attempts that a code allows.
    private static let tries = 5

    /// Stores a code in place of the one before it.
    func keepCode(_ code: PasswordHash, account: Int, expires: Int) throws(StoreError) {
        try run(
            "INSERT OR REPLACE INTO reset_code (account, code, expires, tries) VALUES (?, ?, ?, 0)",
            account, code.text, expires)
    }

    /// Returns the code of an account, and counts an attempt; nil if no code is valid at this time.
    func tryCode(account: Int, now: Int) throws(StoreError) -> PasswordHash? {
        try run(
            "UPDATE reset_code SET tries = tries + 1 WHERE account = ? AND expires > ? AND tries "
                + "< ?",
            account, now, Self.tries)
        if changes == 0 { return nil }
        return try code(account: account)
    }

    /// Returns the stored code of an account, valid or not.
    func code(account: Int) throws(StoreError) -> PasswordHash? {
        try first("SELECT code FROM reset_code WHERE account = ?", account) {
            row throws(StoreError) in PasswordHash(text: try row[0])
        }
    }
}
