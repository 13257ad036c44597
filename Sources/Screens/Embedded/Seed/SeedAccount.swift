/// An account that is there from the beginning.
struct SeedAccount: Sendable {
    let email: String
    let password: String
    let profile: Profile.ID
    let status: AccountStatus

    /// One of each status, to try the app with.
    static let sample = [
        SeedAccount(
            email: "valid@example.com", password: "sen hong 2025", profile: 1, status: .valid),
        SeedAccount(
            email: "expired@example.com", password: "trang ram 2024", profile: 2, status: .expired),
        SeedAccount(
            email: "leaked@example.com", password: "mua xuan 2023", profile: 3, status: .leaked),
    ]

    func plant(_ connection: Connection, cost: HashingCost) throws(StoreError) {
        let hash = try PasswordHash(of: password, cost: cost)
        try connection.run(
            "INSERT INTO account (email, profile, password, status) VALUES (?, ?, ?, ?)",
            email, profile, hash.text, status)
    }
}
