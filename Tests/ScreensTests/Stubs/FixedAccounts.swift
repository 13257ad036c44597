@testable import Screens

/// Accounts with a user who is logged in and stays so.
struct FixedAccounts: AccountService {
    static let an = Session(email: "an@example.com", name: "An", profile: 1, status: .valid)

    func currentSession() async throws(AccountError) -> Session? { Self.an }

    func logIn(email: String, password: String) async throws(AccountError) -> Session { Self.an }

    func signUp(_ application: Application) async throws(AccountError) -> Session { Self.an }

    func requestReset(email: String) async throws(AccountError) {}

    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session { Self.an }

    func changePassword(
        from old: String, to new: String
    ) async throws(AccountError) -> Session { Self.an }

    func logOut() async throws(AccountError) {}
}
