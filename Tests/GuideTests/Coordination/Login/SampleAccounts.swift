/// Two accounts, to play with.
struct SampleAccounts: AccountService {
    func status(email: String, password: String) async -> AccountStatus? {
        switch (email, password) {
        case ("an@example.com", "sen hong"): .valid
        case ("binh@example.com", "trang ram"): .expired
        default: nil
        }
    }
}
