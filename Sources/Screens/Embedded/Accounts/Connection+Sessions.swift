/// Sessions.
extension Connection {
    func token(ofSession session: String) throws(StoreError) -> String? {
        try first("SELECT token FROM session WHERE id = ?", session) { row throws(StoreError) in
            try row[0]
        }
    }

    /// Opens a session, and forgets those that are over.
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
