public import Wayline

/// Logs users in and out, and changes their accounts. A shared test suite checks these promises for
/// every implementation.
///
/// Emails ignore case. There is at most one session at a time. It lasts between runs, until it
/// expires or the user logs out.
public protocol AccountService: Sendable {
    /// Returns the session of the user; nil if nobody is logged in, or the saved session is no
    /// longer valid.
    func currentSession() async throws(AccountError) -> Session?

    /// Logs in, also if the password must be changed: `Session.status` says so.
    ///
    /// An unknown email and a wrong password give the same error. From the fifth wrong password on,
    /// the account must wait.
    func logIn(email: String, password: String) async throws(AccountError) -> Session

    /// Makes an account and a profile, and logs in.
    func signUp(_ application: Application) async throws(AccountError) -> Session

    /// Sends a code for a new password to `email`. Does not reveal if there is such an account.
    func requestReset(email: String) async throws(AccountError)

    /// Sets a new password with a code, which is then used up, and logs in. All other sessions of
    /// the account end.
    func reset(_ reset: PasswordReset) async throws(AccountError) -> Session

    /// Sets a new password for the user who is logged in. All other sessions of the account end.
    func changePassword(from old: String, to new: String) async throws(AccountError) -> Session

    /// Ends the session, if there is one.
    func logOut() async throws(AccountError)
}

/// The session of a user who is logged in. It has no token: that stays in the service.
public struct Session: Hashable, Codable, Sendable {
    /// The email of the account.
    public let email: String

    /// The name of the user.
    public let name: String
    /// The user's own profile.
    public let profile: Profile.ID
    /// The status of the password.
    public let status: AccountStatus

    /// The session of a user after a login.
    public init(email: String, name: String, profile: Profile.ID, status: AccountStatus) {
        self.email = email
        self.name = name
        self.profile = profile
        self.status = status
    }
}

/// The status of a password, known after a login.
public enum AccountStatus: String, CaseIterable, Codable, Sendable {
    /// The password may stay as it is.
    case valid

    /// The password is too old, and has to be changed.
    case expired

    /// Others know the password, and it has to be changed.
    case leaked
}

/// The form of a new user.
public struct Application: Sendable {
    /// The name of the user.
    public let name: String

    /// The email of the new account.
    public let email: String
    /// The password. It is neither shown nor saved.
    @Secret public var password: String

    /// A form as the user has filled it in, unchecked.
    public init(name: String, email: String, password: String) {
        self.name = name
        self.email = email
        self.password = password
    }
}

/// The form of a user who has received a code.
public struct PasswordReset: Sendable {
    /// The email to which the code was sent.
    public let email: String
    /// The code of the letter. Spaces, hyphens and case make no difference.
    @Secret public var code: String
    /// The new password.
    @Secret public var password: String

    /// A form as the user has filled it in, unchecked.
    public init(email: String, code: String, password: String) {
        self.email = email
        self.code = code
        self.password = password
    }
}
