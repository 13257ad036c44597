/// Three accounts to try the app with, one of each status.
public struct SampleAccounts: AccountDirectory {
    public init() {}

    public func status(email: String, password: String) async -> AccountStatus? {
        switch (email, password) {
        case ("valid@example.com", "sen hong 2025"): .valid
        case ("expired@example.com", "trang ram 2024"): .expired
        case ("leaked@example.com", "mua xuan 2023"): .leaked
        case (_, _): nil
        }
    }
}
