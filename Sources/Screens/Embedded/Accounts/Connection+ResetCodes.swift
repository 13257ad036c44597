/// Codes by which a new password is set.
extension Connection {
    /// How often a code may be tried.
    private static let tries = 5

    /// Keeps a code; the one before is good no longer.
    func keepCode(_ code: PasswordHash, account: Int, expires: Int) throws(StoreError) {
        try run(
            "INSERT OR REPLACE INTO reset_code (account, code, expires, tries) VALUES (?, ?, ?, 0)",
            account, code.text, expires)
    }

    /// The code of an account, counted as tried; nil if there is none that is good at this time.
    func tryCode(account: Int, now: Int) throws(StoreError) -> PasswordHash? {
        try run(
            "UPDATE reset_code SET tries = tries + 1 WHERE account = ? AND expires > ? AND tries < ?",
            account, now, Self.tries)
        if changes == 0 { return nil }
        return try code(account: account)
    }

    /// The code that is kept for an account, good or not.
    func code(account: Int) throws(StoreError) -> PasswordHash? {
        try first("SELECT code FROM reset_code WHERE account = ?", account) {
            row throws(StoreError) in PasswordHash(text: try row[0])
        }
    }
}
