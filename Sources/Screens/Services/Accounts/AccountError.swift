/// Why a user was not let in, or an account not changed.
public enum AccountError: Error, Hashable, Sendable {
    case wrongCredentials
    /// Too many wrong passwords, in a row, for this account.
    case slowedDown(seconds: Int)
    case notAnEmail(String)
    case noName
    case emailTaken(String)
    /// The new password breaks these rules, which are not empty.
    case passwordRefused([PasswordRule])
    case wrongOldPassword
    /// The code is wrong, used, too old, or was tried too often.
    case wrongCode
    case notLoggedIn
    case fault(ServiceFault)
}
