/// Accounts that take so long that the user goes elsewhere meanwhile.
struct SlowAccounts: AccountService {
    let meanwhile: @MainActor @Sendable () -> Void

    func status(email: String, password: String) async -> AccountStatus? {
        await meanwhile()
        return .valid
    }
}
