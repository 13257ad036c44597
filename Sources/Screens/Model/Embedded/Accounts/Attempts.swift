/// The delays after wrong passwords.
enum Attempts {
    /// The number of wrong passwords in a row that starts the first delay.
    static let free = 5
    private static let firstDelay = 30
    static let longestDelay = 15 * 60

    /// Returns the delay in seconds after this many wrong passwords in a row. Each delay is twice
    /// as long as the one before.
    static func delay(after failures: Int) -> Int {
        failures < free ? 0 : min(firstDelay << min(failures - free, 10), longestDelay)
    }
}

/// Queries on wrong passwords. They are also counted for emails without an account, by a
/// fingerprint of the email: people sometimes type other things into that field.
extension DatabaseConnection {
    private static let day = 24 * 60 * 60

    /// Counts an attempt as a wrong one before the password is checked, so that many attempts at
    /// once are not free.
    ///
    /// - Returns: The seconds to wait, in which case nothing was counted; nil if the attempt may go
    ///   on.
    func beginAttempt(_ subject: String, now: Int) throws(StoreError) -> Int? {
        try run("DELETE FROM attempt WHERE blocked_until < ?", now - Self.day)
        if let wait = try wait(subject, now: now) { return wait }
        let failures = try failures(subject) + 1
        let end = now + Attempts.delay(after: failures)
        try run("INSERT OR REPLACE INTO attempt VALUES (?, ?, ?)", subject, failures, end)
        return nil
    }

    /// Forgets the wrong passwords, after a right one.
    func endAttempts(_ subject: String) throws(StoreError) {
        try run("DELETE FROM attempt WHERE subject = ?", subject)
    }

    /// Returns the seconds to wait; nil if there is no need. An end that is further away than the
    /// longest delay means that the clock was set back, and is ignored.
    func wait(_ subject: String, now: Int) throws(StoreError) -> Int? {
        let end: Int? = try first("SELECT blocked_until FROM attempt WHERE subject = ?", subject) {
            row throws(StoreError) in try row[0]
        }
        let wait = (end ?? now) - now
        return (1...Attempts.longestDelay).contains(wait) ? wait : nil
    }

    /// Returns the hash setting for fingerprints of emails.
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
