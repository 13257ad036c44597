/// Knows the accounts.
protocol AccountService: Sendable {
    /// The status of the account, or nil where there is none.
    func status(email: String, password: String) async -> AccountStatus?
}
