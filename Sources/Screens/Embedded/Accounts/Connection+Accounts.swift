/// Accounts.
extension Connection {
    func account(email: String) throws(StoreError) -> AccountRow? {
        try first(
            "SELECT \(AccountRow.columns) FROM \(AccountRow.tables) WHERE account.email = ?", email
        ) { row throws(StoreError) in try AccountRow(row) }
    }

    /// The account whose session this is, if the session is good at this time.
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
    /// - Returns: the number of the account; nil if there is one for this email.
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

    /// Gives an account a new password, and ends its sessions but this one.
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
