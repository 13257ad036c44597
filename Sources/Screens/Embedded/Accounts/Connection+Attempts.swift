/// Wrong passwords. They are counted for emails without an account too, and known by a fingerprint:
/// people also type other things into the field for the email.
extension Connection {
    private static let day = 24 * 60 * 60

    /// Counts an attempt as a wrong one before it is looked at, so that many at once are not free.
    ///
    /// - Returns: how many seconds to wait, and then nothing was counted; nil if it may be tried.
    func beginAttempt(_ subject: String, now: Int) throws(StoreError) -> Int? {
        try run("DELETE FROM attempt WHERE blocked_until < ?", now - Self.day)
        if let wait = try wait(subject, now: now) { return wait }
        let failures = try failures(subject) + 1
        let end = now + Attempts.delay(after: failures)
        try run("INSERT OR REPLACE INTO attempt VALUES (?, ?, ?)", subject, failures, end)
        return nil
    }

    /// The password was right.
    func endAttempts(_ subject: String) throws(StoreError) {
        try run("DELETE FROM attempt WHERE subject = ?", subject)
    }

    /// How many seconds to wait; nil if not at all. More than the longest delay it never is, but
    /// where the clock has been set back.
    func wait(_ subject: String, now: Int) throws(StoreError) -> Int? {
        let end: Int? = try first("SELECT blocked_until FROM attempt WHERE subject = ?", subject) {
            row throws(StoreError) in try row[0]
        }
        let wait = (end ?? now) - now
        return (1...Attempts.longestDelay).contains(wait) ? wait : nil
    }

    /// The setting by which subjects are made.
    func salt() throws(StoreError) -> String {
        let found: String? = try first("SELECT value FROM setting WHERE name = 'salt'") {
            row throws(StoreError) in try row[0]
        }
        if let found { return found }
        throw .damaged(path: path, reason: "the setting 'salt' is missing")
    }

    private func failures(_ subject: String) throws(StoreError) -> Int {
        try first("SELECT failures FROM attempt WHERE subject = ?", subject) {
            row throws(StoreError) in try row[0]
        } ?? 0
    }
}
