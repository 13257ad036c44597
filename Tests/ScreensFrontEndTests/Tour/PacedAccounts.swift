@testable import Screens

/// Accounts that never log in immediately, however fast the machine is.
@MainActor
final class PacedAccounts: AccountService {
    private let accounts: any AccountService

    init(_ accounts: any AccountService) {
        self.accounts = accounts
    }

    func currentSession() async throws(AccountError) -> Session? {
        try await accounts.currentSession()
    }

    func logIn(email: String, password: String) async throws(AccountError) -> Session {
        for _ in 0..<50 { await Task.yield() }
        return try await accounts.logIn(email: email, password: password)
    }

    func signUp(_ application: Application) async throws(AccountError) -> Session {
        try await accounts.signUp(application)
    }

    func requestReset(email: String) async throws(AccountError) {
        try await accounts.requestReset(email: email)
    }

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session {
        try await accounts.reset(reset)
    }

    func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session {
        try await accounts.changePassword(from: old, to: new)
    }

    func logOut() async throws(AccountError) {
        try await accounts.logOut()
    }
}
