/// Lets users in and out. What it promises holds for every implementation; a suite of checks that
/// all of them pass says so.
///
/// An email is the same in capitals and small letters. There is one session at a time; it lasts
/// between runs, until it is old or logged out.
public protocol AccountService: Sendable {
    /// Who is logged in; nil if nobody is, or if what was kept of it is good no longer.
    func currentSession() async throws(AccountError) -> Session?

    /// Lets a user in, also one whose password must be changed: `Session.status` tells.
    ///
    /// An unknown email and a wrong password cannot be told apart. From the fifth wrong password on,
    /// the account must wait.
    func logIn(email: String, password: String) async throws(AccountError) -> Session

    /// Makes an account and a profile, and logs in.
    func signUp(_ application: Application) async throws(AccountError) -> Session

    /// Sends a code for a new password to `email`. Whether there is such an account is not told.
    func requestReset(email: String) async throws(AccountError)

    /// Sets a new password by a code, which is used up by it, and logs in. All other sessions of
    /// the account end.
    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session

    /// Sets a new password for who is logged in, whose other sessions end.
    func changePassword(from old: String, to new: String) async throws(AccountError) -> Session

    /// Ends the session, if there is one.
    func logOut() async throws(AccountError)
}
