/// Knows the accounts.
protocol AccountService: Sendable {
    /// Returns the status of the account, or nil if there is none.
    func status(email: String, password: String) async -> AccountStatus?
}

enum AccountStatus: String, Codable {
    case valid, expired
}
